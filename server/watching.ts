/** Files that grow while nobody has them open: watched, and told of once they rest for a moment. */
import { pathOf } from "./paths.ts";
import type { World } from "./world.ts";

/** Milliseconds without another change after which a file's growth is told. */
const REST = 250;

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
      const end = world.watch(path, () => {
        clearTimeout(timer);
        timer = setTimeout(() => grown(uri), REST);
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
