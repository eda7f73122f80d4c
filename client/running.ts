/** What is being asked for a panel: each thing once, and stopped when nobody waits for it any more. */
import { type CancellationToken, CancellationTokenSource, type Disposable } from "vscode";

/** Questions under way by name; all of them are stopped when this is disposed. */
export interface Running extends Disposable {
  /** Asks, and stops what was asked under this name before. Resolves when it is through or stopped; rejects where it fails. */
  begin(name: string, run: (token: CancellationToken) => Promise<void>): Promise<void>;
  end(name: string): void;
}

/** None is under way yet. */
export function createRunning(): Running {
  const sources = new Map<string, CancellationTokenSource>();
  const end = (name: string): void => {
    sources.get(name)?.cancel();
    sources.delete(name);
  };
  return {
    end,
    async begin(name, run) {
      end(name);
      const source = new CancellationTokenSource();
      sources.set(name, source);
      try {
        await run(source.token);
      } catch (error) {
        // A server that was told to stop answers with an error.
        if (!source.token.isCancellationRequested) throw error;
      } finally {
        if (sources.get(name) === source) sources.delete(name);
      }
    },
    dispose() {
      for (const name of [...sources.keys()]) end(name);
    },
  };
}
