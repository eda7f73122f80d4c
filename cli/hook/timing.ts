/** Waiting with an end. */

/** Resolves at the deadline (milliseconds since 1970); holds no process open. */
export const timeout = (deadline: number): Promise<"late"> =>
  new Promise((resolve) => {
    setTimeout(() => resolve("late"), Math.max(0, deadline - Date.now())).unref();
  });

/** The result of something that may hang (a slow disk); undefined where it is not there by the deadline or failed. */
export async function soon<Value>(work: Promise<Value>, deadline: number): Promise<Value | undefined> {
  const done = await Promise.race([work.catch(() => undefined), timeout(deadline)]);
  return done === "late" ? undefined : done;
}
