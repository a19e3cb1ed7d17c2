// Calls back when a file of a brand changes. Several changes at once are one call.
import type { FSWatcher } from "vite";

export interface WatchedFolders {
  /** Folders whose changes rebuild the site. */
  readonly watch: readonly string[];
  /** Whether a file in them was written since the site was first made. */
  readonly isChanged: () => boolean;
  /** Milliseconds from a change of a file to the reading of the brand. */
  readonly settle?: (file: string) => number;
}

/** Milliseconds; the watcher reports a file every 50 ms, so the first report may be of a partial write. */
export const SETTLE_MS = 50;

/** Milliseconds; looks again, since the watcher may miss the first files of a new folder, and those before it ran. */
const NEW_FOLDER_MS = 1000;

export function watchFolders(
  watcher: FSWatcher,
  { watch, isChanged, settle = () => SETTLE_MS }: WatchedFolders,
  refresh: () => void,
): void {
  watcher.add([...watch]);
  const changed = debounce(refresh);
  const folderAdded = debounce(refresh);
  setTimeout(() => isChanged() && refresh(), NEW_FOLDER_MS).unref();
  const isWatched = (file: string) => watch.some((folder) => file.startsWith(folder));
  for (const event of ["add", "change", "unlink", "addDir"] as const) {
    watcher.on(event, (file: string) => {
      if (!isWatched(file)) return;
      changed(settle(file));
      if (event === "addDir") folderAdded(NEW_FOLDER_MS);
    });
  }
}

function debounce(action: () => void): (delay: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (delay) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
}
