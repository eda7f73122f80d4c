/** What was spilled or dropped, brought back for a reader: verified against its digest, credentials masked. */
import { type DroppedRange, droppedText } from "../../engine/dropped.ts";
import { maskCredentials } from "../../engine/handles/credential.ts";
import { masked } from "../../engine/node/masking.ts";
import { recordsOf } from "../../engine/records.ts";
import { CorruptBlobError, isAddress } from "../../engine/store.ts";
import type { Lent } from "../around.ts";
import type { Feature } from "../feature.ts";
import type { BlobAnswer } from "../protocol/answers.ts";
import { blobRequest } from "../protocol/requests.ts";
import type { View } from "../subject.ts";

/** The record of a document that has a digest. */
const recordView: View<{ readonly digest: string }, DroppedRange | undefined> = {
  name: "dropped-record",
  answer({ inspection: { pad, source } }, { digest }) {
    const found = pad && recordsOf(pad, source.text ?? "").findLast((record) => record.digest === digest);
    return found && { ...found, digest };
  },
};

/** Answers with one or the other. */
export const blob: Feature = {
  views: [recordView],
  listen(connection, ask, _documents, lent) {
    connection.onRequest(blobRequest, async (params, token) => {
      if ("address" in params) return answerOf(await stored(params.address, lent));
      const record = await ask(recordView, params.droppedBy, { digest: params.digest }, token);
      if (!record) return { problem: "no record here has this digest" };
      return answerOf(await dropped(record, params.droppedBy, lent));
    });
  },
};

const answerOf = async (found: BlobAnswer): Promise<BlobAnswer> =>
  "text" in found ? { text: await masked(maskCredentials(found.text)) } : found;

async function stored(address: string, { store }: Lent): Promise<BlobAnswer> {
  if (!isAddress(address)) return { problem: `${address.slice(0, 80)} is no address` };
  try {
    const text = await (await store()).get(address);
    return text === undefined ? { problem: `the store has nothing at ${address}` } : { text };
  } catch (error) {
    if (error instanceof CorruptBlobError) return { problem: `what lies at ${address} is damaged and is not shown` };
    return { problem: `the store cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
}

async function dropped(record: DroppedRange, uri: string, lent: Lent): Promise<BlobAnswer> {
  const { spill, source } = record;
  const kept = spill === undefined ? undefined : await stored(spill, lent);
  const found = droppedText(record, {
    stored: kept && "text" in kept ? kept.text : undefined,
    source: source === undefined ? undefined : await lent.text(besideOf(uri, source)),
  });
  return "text" in found ? { text: found.text } : { problem: WHY[found.problem] };
}

const WHY = {
  nowhere: "the dropped text is neither stored nor at its source",
  changed: "what lies at the source now is not what was dropped",
  "range-outside": "the record's range does not lie inside its source",
} as const;

function besideOf(uri: string, source: string): string {
  try {
    return new URL(source.split("/").map(encodeURIComponent).join("/"), uri).href;
  } catch {
    return uri;
  }
}
