import { loadFleet } from "../brand/load-brands.ts";
import { requireFolder } from "../brand/select-brands.ts";
import { readUnchanged } from "../cache/digests.ts";
import { openStore } from "../cache/store.ts";
import type { DevSite } from "../core/dev-server.ts";
import type { Problem } from "../errors/errors.ts";
import { noteWarnings } from "../errors/print-problems.ts";
import type { Io } from "../base/io.ts";
import type { Workspace } from "../base/paths.ts";
import { checkBrand } from "../stamp/check-brands.ts";
import { loadSharedContent } from "../stamp/shared-content.ts";
import { makeDevSite } from "./dev-site.ts";
import { type MountedSite, siteOfBrand } from "./mount-sandbox.ts";
import { watchedFolders } from "./watched-folders.ts";

type Beside =
  | { readonly site: DevSite; readonly mounted: MountedSite }
  | { readonly site: null; readonly problems: readonly Problem[] };

/** A site of any folder of brands, to be shown beside the served one. @throws CliError BUILD_INPUT_CHANGED */
export async function makeBeside(
  places: Workspace,
  id: string,
  entries: ReadonlyMap<string, string>,
  io: Io,
): Promise<Beside> {
  const folders = watchedFolders(places, id).map((folder) => ({ name: folder, path: folder }));
  return await readUnchanged(folders, () => readBeside(places, id, entries, io));
}

async function readBeside(
  places: Workspace,
  id: string,
  entries: ReadonlyMap<string, string>,
  io: Io,
): Promise<Beside> {
  const shared = await loadSharedContent(
    places.packageRoot,
    openStore(places.storeDir, noteWarnings(io)),
  );
  const fleet = await loadFleet(places);
  requireFolder(fleet, id);
  const { prepared: brand, problems } = await checkBrand(fleet, id, shared);
  if (brand === null) return { site: null, problems };
  const site = await makeDevSite({ brand, shared, entries });
  return { site, mounted: siteOfBrand(brand, site.switches) };
}
