import path from "node:path";
import { openDigests } from "../cache/digests.ts";
import type { Workspace } from "../base/paths.ts";

/** Folders that the site of a brand is made of, besides the core's modules. */
export function watchedFolders({ brandsDir, packageRoot }: Workspace, id: string): string[] {
  const shared = ["tokens", "content", path.join("src", "locales")];
  return [
    path.join(brandsDir, id),
    path.join(brandsDir, "_families"),
    ...shared.map((folder) => path.join(packageRoot, folder)),
  ];
}

/** The folders, and whether a file in them was written since this call. */
export function watchInputs(places: Workspace, id: string) {
  const watch = watchedFolders(places, id);
  const digests = openDigests();
  digests.of(
    "site",
    watch.map((folder) => ({ name: folder, path: folder })),
  );
  return { watch, isChanged: () => digests.changed() !== null };
}
