// Which brands a changed file in the folder of brands belongs to: its own files and those of its families.
import { readdir, readFile, realpath } from "node:fs/promises";
import path from "node:path";
import type { BrandFacts, Fleet } from "../brand/loaded-brand.ts";
import { below, type ChangedFile } from "./changed-files.ts";
import type { BrandReason } from "./effect.ts";

export interface BrandsFolder {
  readonly ids: readonly string[];
  /** Those whose manifest can be read. */
  readonly brands: ReadonlyMap<string, BrandFacts>;
  /** The folder in the repository, with a slash at its end; empty for the repository itself. */
  readonly prefix: string;
  /** Folder in the repository, where a link leads to → id of its brand. */
  readonly idOf: ReadonlyMap<string, string>;
  /** Brands nothing can be said about. */
  readonly always: readonly BrandReason[];
  /** Family → its parent. */
  readonly parents: ReadonlyMap<string, string>;
  readonly added: ReadonlySet<string>;
}

export async function readBrandsFolder(
  fleet: Fleet<BrandFacts>,
  brandsDir: string,
  root: string,
  changes: readonly ChangedFile[],
): Promise<BrandsFolder> {
  const idOf = new Map<string, string>();
  const always: BrandReason[] = [];
  for (const id of fleet.ids) {
    const dir = path.join(brandsDir, id);
    const folder = below(root, await realpath(dir).catch(() => dir));
    if (folder !== null) idOf.set(folder, id);
    else
      always.push({ id, why: "its folder, a link that leads out of the repository", file: null });
  }
  return {
    ids: fleet.ids,
    brands: new Map(fleet.brands.map((brand) => [brand.id, brand])),
    prefix: below(root, brandsDir) ?? "",
    idOf,
    always,
    parents: await readParents(path.join(brandsDir, "_families")),
    added: new Set(changes.flatMap(({ state, path: file }) => (state === "added" ? [file] : []))),
  };
}

/**
 * Of the files as they are: a brand whose manifest did not change had the same chain of families before, up
 * to the first that changed. What is wrong with a family file is reported by `brand check`.
 */
async function readParents(dir: string): Promise<Map<string, string>> {
  const parents = new Map<string, string>();
  for (const file of await readdir(dir).catch(() => [])) {
    if (!/^[^.]+\.json$/.test(file)) continue;
    try {
      const text = await readFile(path.join(dir, file), "utf8");
      const { family } = JSON.parse(text) as Record<string, unknown>;
      if (typeof family === "string") parents.set(path.basename(file, ".json"), family);
    } catch {
      // reported by `brand check`
    }
  }
  return parents;
}

const MANIFEST = "brand.json";

/** Where the repository is the folder of brands, files beside the brands are none of theirs. */
const BRAND_LIKE = /^(?:_families\/|[a-z][a-z0-9-]*\/brand\.json$)/;
const FAMILY = /^_families\/([^/.]+)(?:\.tokens)?\.json$/;

/** Null for a file that lies elsewhere. */
export function brandFileReasons(file: string, folder: BrandsFolder): BrandReason[] | null {
  const { prefix, added } = folder;
  for (const [own, id] of folder.idOf) {
    if (!file.startsWith(own)) continue;
    return [{ id, file, why: added.has(`${own}${MANIFEST}`) ? "it is new" : "its own files" }];
  }
  if (prefix === "" ? !BRAND_LIKE.test(file) : !file.startsWith(prefix)) return null;
  const family = FAMILY.exec(file.slice(prefix.length))?.[1];
  return family === undefined ? [] : familyReasons(family, file, folder);
}

function familyReasons(family: string, file: string, folder: BrandsFolder): BrandReason[] {
  return folder.ids.flatMap((id) => {
    const brand = folder.brands.get(id);
    if (brand === undefined) return [{ id, file, why: "its family, which is not known" }];
    const isOfFamily = familiesOf(brand, folder.parents).includes(family);
    return isOfFamily ? [{ id, file, why: `the family ${family}` }] : [];
  });
}

/** Whether their files exist or not. */
function familiesOf({ manifest }: BrandFacts, parents: ReadonlyMap<string, string>): string[] {
  const names: string[] = [];
  for (let at = manifest.family; at !== undefined && !names.includes(at); at = parents.get(at))
    names.push(at);
  return names;
}

export function removedBrands(
  changes: readonly ChangedFile[],
  { prefix, ids }: BrandsFolder,
): { readonly id: string; readonly files: readonly string[] }[] {
  const removed = changes.flatMap(({ state, path: file }) => (state === "removed" ? [file] : []));
  return removed.flatMap((file) => {
    const inner = file.startsWith(prefix) ? file.slice(prefix.length) : "";
    const id = /^([^._/][^/]*)\/brand\.json$/.exec(inner)?.[1];
    if (id === undefined || ids.includes(id)) return [];
    return [{ id, files: removed.filter((one) => one.startsWith(`${prefix}${id}/`)) }];
  });
}
