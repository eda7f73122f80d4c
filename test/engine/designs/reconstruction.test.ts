import { describe, expect, test } from "vitest";
import {
  type Artifact,
  assertAuthoritative,
  type Prior,
  ReconstructionUnsoundError,
  reconstruct,
} from "../../../engine/designs/index.ts";
import { addressOf } from "../../../engine/index.ts";

const TEXT = "Write batch `B-20417` with key `idem-77c1` to replica `eu-west-2b`.";
const lossless: Artifact = { text: TEXT, lossClass: "LOSSLESS", digest: addressOf(TEXT) };
const agrees = (literal: string): string => literal;

async function reasons(work: Promise<unknown>): Promise<readonly string[]> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ReconstructionUnsoundError)) throw new Error(`no refusal: ${String(error)}`);
  return error.literals.map(({ literal, reason }) => (literal ? `${literal} ${reason}` : reason));
}

describe("sound reconstruction", () => {
  test.each(["summarize", "plan", "brainstorm", "rank"])(
    "%s gets a prior whose literals are unverified",
    async (operation) => {
      const prior = (await reconstruct({ text: TEXT }, operation, () => undefined)) as Prior;
      expect(prior.prior).toBe(TEXT);
      expect(prior.literals).toContainEqual({ text: "eu-west-2b", verified: false });
    },
  );

  test("verify comes before action, and fails for what the durable source does not have", async () => {
    const prior = (await reconstruct({ text: TEXT }, "plan", (literal) =>
      literal === "B-20417" ? literal : undefined,
    )) as Prior;
    expect(await prior.verify("B-20417")).toBe("B-20417");
    expect(await reasons(prior.verify("eu-west-2b"))).toEqual(["eu-west-2b absent"]);
    expect(await reasons(prior.verify("eu-west-2a"))).toEqual(["eu-west-2a invented"]);
  });

  test.each(["authorize", "commit", "emit_authoritative", "retry_idempotent"])(
    "%s needs a lossless artifact",
    async (operation) => {
      expect(await reasons(reconstruct({ ...lossless, lossClass: "LOSSY_GIST" }, operation, agrees))).toEqual([
        "lossy",
      ]);
      expect(await reasons(reconstruct({ text: TEXT }, operation, agrees))).toEqual(["lossy"]);
      expect(await reconstruct(lossless, operation, agrees)).toMatchObject({ text: TEXT });
    },
  );

  test("a digest is recomputed, never believed", async () => {
    expect(await reasons(reconstruct({ text: TEXT, lossClass: "LOSSLESS" }, "commit", agrees))).toEqual([
      "digest-missing",
    ]);
    const forged = { ...lossless, text: TEXT.replace("2b", "2a") };
    expect(await reasons(reconstruct(forged, "commit", agrees))).toEqual(["digest-mismatch"]);
  });

  test("every literal is checked against the durable source, and the refusal says what to fetch again", async () => {
    const work = reconstruct(lossless, "commit", (literal) => (literal === "eu-west-2b" ? "eu-west-2c" : literal));
    await expect(work).rejects.toMatchObject({
      literals: [{ literal: "eu-west-2b", reason: "disagrees", instead: "eu-west-2c" }],
      refetch: ["eu-west-2b"],
    });
  });

  test("an unknown operation refuses", async () => {
    expect(await reasons(reconstruct(lossless, "truncate_table", agrees))).toEqual(["unknown-operation"]);
  });

  test("a retried write with another key than the first attempt refuses", async () => {
    const artifact = { ...lossless, priorAttempt: { key: "idem-77c1" } };
    expect(await reasons(reconstruct(artifact, "retry_idempotent", agrees, { attempt: { key: "idem-77c2" } }))).toEqual(
      ["idem-77c1 differs-from-prior-attempt"],
    );
    await reconstruct(artifact, "retry_idempotent", agrees, { attempt: { key: "idem-77c1" } });
  });

  test("a retry that adds a literal to the first attempt refuses, and so does one that leaves one out", async () => {
    const artifact = { ...lossless, priorAttempt: { key: "idem-77c1" } };
    const more = { key: "idem-77c1", target: "eu-west-2b" };
    expect(await reasons(reconstruct(artifact, "retry_idempotent", agrees, { attempt: more }))).toEqual([
      "eu-west-2b differs-from-prior-attempt",
    ]);
    expect(await reasons(reconstruct(artifact, "retry_idempotent", agrees))).toEqual([
      "idem-77c1 differs-from-prior-attempt",
    ]);
  });

  test("a part of a literal is not the literal", async () => {
    const prior = (await reconstruct({ text: TEXT }, "plan", agrees)) as Prior;
    expect(await reasons(prior.verify("idem-77c"))).toEqual(["idem-77c invented"]);
    expect(await reasons(prior.verify(""))).toEqual(["invented"]);
  });

  test("a literal from neither the artifact nor a tool result of this turn is invented", () => {
    const grounds = { artifact: lossless, toolResults: ["ticket OPS-311 opened"] };
    expect(() => assertAuthoritative("B-20417 was written, see OPS-311.", grounds)).not.toThrow();
    expect(() => assertAuthoritative("B-20417 was written, see OPS-312.", grounds)).toThrow("`OPS-312` invented");
  });

  test("no authoritative output may claim equivalence", () => {
    expect(() => assertAuthoritative("Nothing was lost: B-20417.", { artifact: lossless, toolResults: [] })).toThrow(
      "claims-equivalence",
    );
    const says = (output: string) => () => assertAuthoritative(output, { artifact: lossless, toolResults: [] });
    for (const claim of [
      "No information was lost.",
      "This is verbatim.",
      "Nothing has been left out.",
      "It is a word-for-word record of the talk.",
      "It is equivalent to the original.",
      "Nada se ha perdido.",
      "Rien n'a été perdu.",
      "没有遗漏。",
    ])
      expect(says(claim), claim).toThrow("claims-equivalence");
    expect(says("Copy the rule verbatim; there is no information about the rest.")).not.toThrow();
  });

  test("a tool result is ground for every literal that stands in it as a whole", () => {
    const grounds = { artifact: lossless, toolResults: ['{"job":"QX"}'] };
    expect(() => assertAuthoritative("Job `QX` ended.", grounds)).not.toThrow();
    expect(() => assertAuthoritative("Job `Q` ended.", grounds)).toThrow("`Q` invented");
  });

  test("a retry checks the prior attempt's literals where they durably lie, and without a prior attempt those of the artifact", async () => {
    const retry = { attempt: { key: "idem-9000" } };
    expect(await reasons(reconstruct(lossless, "retry_idempotent", agrees, retry))).toEqual(["idem-9000 invented"]);
    const gone = { ...lossless, priorAttempt: { key: "idem-9000" } };
    const lookUp = (literal: string) => (TEXT.includes(literal) ? literal : undefined);
    expect(await reasons(reconstruct(gone, "retry_idempotent", lookUp, retry))).toEqual(["idem-9000 absent"]);
    const odd = { ...lossless, priorAttempt: { key: "idem-77c1", constructor: "eu-west-2b" } };
    expect(await reasons(reconstruct(odd, "retry_idempotent", agrees, { attempt: { key: "idem-77c1" } }))).toEqual([
      "eu-west-2b differs-from-prior-attempt",
    ]);
  });
});
