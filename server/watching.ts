/** Files that grow while nobody has them open: watched, and told of at once, but no more often than an eye can follow. */
import { pathOf } from "./paths.ts";
import type { World } from "./world.ts";

/** Milliseconds between two notices of one file. */
const REST = 250;

/** Milliseconds in which the parts of one write come together. */
const SOON = 15;

/** The files that are watched. */
export interface Watching {
  readonly start: (uri: string) => void;
  readonly stop: (uri: string) => void;
  readonly close: () => void;
}

/** Watches files for `grown`; what is no file on disk is left alone. */
export function watchFiles(world: World, grown: (uri: string) => void): Watching {
  const watched = new Map<string, () => void>();
  const stop = (uri: string): void => {
    watched.get(uri)?.();
    watched.delete(uri);
  };
  return {
    start(uri) {
      const path = pathOf(uri);
      if (path === undefined || watched.has(uri)) return;
      let timer: NodeJS.Timeout | undefined;
      let last = Number.NEGATIVE_INFINITY;
      const tell = (): void => {
        timer = undefined;
        last = performance.now();
        grown(uri);
      };
      const end = world.watch(path, () => {
        timer ??= setTimeout(tell, Math.max(SOON, last + REST - performance.now()));
      });
      watched.set(uri, () => {
        clearTimeout(timer);
        end();
      });
    },
    stop,
    close: () => [...watched.keys()].forEach(stop),
  };
}
