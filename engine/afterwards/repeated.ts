/** What is done a second time because nobody remembers the first (spec §8): calls that failed, and effects that had their effect. */
import type { Session } from "../session.ts";
import { firstFrom } from "../text.ts";
import { type Action, argumentsOf, commandsOf, isCommand, resultOf } from "./action.ts";
import { deedOf } from "./deed.ts";
import { errorOf, isLasting, isPassing } from "./outcome.ts";
import { BUILDERS } from "./programs.ts";
import { isAskedFor, isRemembered } from "./remembered.ts";
import { type Found, type Scene, spotOf, told } from "./scene.ts";
import type { Command } from "./shell.ts";
import { lastDropped } from "./thread.ts";

/** Failures of dropped calls that are made again in this stretch, with the same error, though nothing changed in between. */
export function* failuresIn(scene: Scene): Iterable<Found> {
  const seen = new Set<string>();
  for (const action of scene.after) {
    if (action.outcome !== "failed" || seen.has(action.key)) continue;
    const earlier = lastDropped(scene.thread.ofKey(action.key), scene);
    if (earlier?.outcome !== "failed") continue;
    seen.add(action.key);
    if (!isSameFailure(earlier, action, scene) || isRemembered(earlier, scene, "failure")) continue;
    yield* repetition("failure-repeated", earlier, action, scene);
  }
}

/** Effects of dropped calls that are brought about again in this stretch: nobody asked for it, and nothing called for it. */
export function* effectsIn(scene: Scene): Iterable<Found> {
  const seen = new Set<string>();
  for (const action of scene.after) {
    if (action.outcome === "refused" || seen.has(action.key)) continue;
    const earlier = lastDropped(scene.thread.ofKey(action.key), scene);
    if (earlier?.outcome !== "done" || deedOf(earlier, scene.session).sends === undefined) continue;
    seen.add(action.key);
    const { sends = "" } = deedOf(action, scene.session);
    if (isCalledFor(sends, earlier, action, scene) || isAskedFor(action, sends, scene)) continue;
    if (isRemembered(earlier, scene, "effect")) continue;
    yield* repetition("side-effect-repeated", earlier, action, scene);
  }
}

function* repetition(
  kind: "failure-repeated" | "side-effect-repeated",
  earlier: Action,
  action: Action,
  scene: Scene,
): Iterable<Found> {
  const [spot, source] = [spotOf(action, scene), spotOf(earlier, scene)];
  if (spot && source) yield told(kind, action, spot, { was: source.text, source, generation: scene.generation });
}

/** The same error again, one that does not pass by itself, and nothing in between that could have mended it. */
function isSameFailure(earlier: Action, action: Action, scene: Scene): boolean {
  const { session } = scene;
  const [was, is] = [resultOf(earlier, session), resultOf(action, session)];
  const error = errorOf(was);
  if (error === "" || error !== errorOf(is) || isPassing(is.slice(0, 1_500))) return false;
  const deed = deedOf(action, session);
  if (deed.searches !== undefined || commandsOf(action, session).some(isPolling)) return false;
  return !between(scene, earlier, action).some((other) =>
    mayMend(other, action, isLasting(is.slice(0, 1_500)), session),
  );
}

const isPolling = ({ program, words }: Command): boolean =>
  program === "sleep" ||
  program === "curl" ||
  words.some(({ text }) => /^(?:(?:--?)?watch|-w|status|checks|wait|poll|ps|logs?)$/.test(text));

/** The actions of the thread from one to the other, both left out. */
function between({ thread: { actions }, kept }: Scene, from: Action, to: Action): readonly Action[] {
  const at = (record: number): number => firstFrom(actions, record, (action) => action.record);
  return actions.slice(at(from.record + 1), at(to.record)).filter(({ record }) => !kept.has(record));
}

/** Whether an action may be why a failure could be gone by now. */
function mayMend(other: Action, action: Action, lasting: boolean, session: Session): boolean {
  const { changes, changesMore } = deedOf(other, session);
  if (other.outcome === "refused" || (changes.length === 0 && !changesMore)) return false;
  // What is built or tested fails or not with every change of the files.
  const built = commandsOf(action, session).some(({ program }) => BUILDERS.has(program));
  if (built || !lasting) return true;
  if (
    commandsOf(other, session).some(
      ({ program, words }) =>
        INSTALLERS.has(program) && words.some(({ text }) => /^(?:i|install|add|update|upgrade|get|use)$/.test(text)),
    )
  )
    return true;
  const named = namesIn(action, session);
  return argumentsOf(other, session).some(({ text }) => named.some((name) => text.includes(name)));
}

const INSTALLERS = new Set(
  "npm pnpm yarn bun pip pip3 uv poetry brew apt apt-get apk dnf yum cargo go gem mise asdf nix cargo-binstall rustup conda".split(
    " ",
  ),
);

/** The names in a call by which a change could speak of the same thing: words with a dot or a slash, and its program. */
function namesIn(action: Action, session: Session): readonly string[] {
  const texts = argumentsOf(action, session).filter((argument) => isCommand(argument) || argument.text.length < 300);
  const words = texts.flatMap(({ text }) => text.split(/[\s"'`;|&()<>=]/));
  const names = words.filter((word) => /[./]/.test(word) && word.length > 3 && !word.startsWith("-"));
  return names.map((word) => word.replace(/\/$/, "").replace(/^.*\//, "")).filter((name) => name.length > 2);
}

/** Whether something in between makes it right to bring the effect about again. */
function isCalledFor(sends: string, earlier: Action, action: Action, scene: Scene): boolean {
  const gap = between(scene, earlier, action).filter(({ outcome }) => outcome !== "refused");
  const { session } = scene;
  return gap.some((other) => {
    const { sends: sent, changes } = deedOf(other, session);
    const commands = commandsOf(other, session);
    if (sent !== undefined && isUndoing(sent, sends)) return true;
    // There is something new to push or to publish.
    if (sends === "push" || sends === "publish" || sends === "upload")
      return (
        changes.length > 0 ||
        commands.some(({ program, words }) => RELEASING.has(program) && words.some(({ text }) => NEWS.has(text)))
      );
    return commands.some(({ words }) => words.some(({ text }) => UNDOING.has(text)));
  });
}

const RELEASING = new Set(["git", "jj", "npm", "pnpm", "yarn", "cargo", "gh", "hg", "sl", "graphite", "gt"]);
const NEWS = new Set(
  "commit merge rebase cherry-pick revert tag am pull reset switch checkout stash amend version branch describe new squash".split(
    " ",
  ),
);
const UNDOING = new Set(
  "delete destroy rm remove close cancel uninstall rollback revert undo terminate stop drop".split(" "),
);
const OPPOSITE: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    create: ["delete", "remove", "close", "destroy", "terminate"],
    run: ["delete", "terminate", "stop", "cancel"],
    install: ["uninstall"],
    uninstall: ["install"],
    delete: ["create", "run", "expose"],
    expose: ["delete"],
  }),
);

const isUndoing = (sent: string, sends: string): boolean => (OPPOSITE.get(sends) ?? []).includes(sent);
