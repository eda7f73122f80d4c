/** Which files are watched for this window: several surfaces may want the same one, and each lets go of it by itself. */
import type { LanguageClient } from "vscode-languageclient/node";
import { watchNotice } from "../server/protocol/requests.ts";

/** Watched files, counted. */
export interface Watches {
  /** Has the server tell when a file grows; calling the answer lets go of it. */
  keep(uri: string): () => void;
}

/** Creates the count; nothing is watched yet. */
export function createWatches(client: LanguageClient): Watches {
  const counts = new Map<string, number>();
  const tell = (uri: string, watch: "start" | "stop"): void =>
    void client.sendNotification(watchNotice, { uri, watch }).catch(() => undefined);
  return {
    keep(uri) {
      const count = (counts.get(uri) ?? 0) + 1;
      counts.set(uri, count);
      if (count === 1) tell(uri, "start");
      let kept = true;
      return () => {
        if (!kept) return;
        kept = false;
        const left = (counts.get(uri) ?? 1) - 1;
        counts.set(uri, left);
        if (left === 0) tell(uri, "stop");
      };
    },
  };
}
