// Finds the brands that a changed file in the brands folder belongs to, as their own file or a family's.
import { readdir, readFile, realpath } from "node:fs/promises";
import path from "node:path";
import type { BrandFacts, Fleet } from "../brand/loaded-brand.ts";
import { parseJson } from "../files/edit-json.ts";
import { below, type ChangedFile } from "./changed-files.ts";
import type { BrandReason } from "./effect.ts";

export interface BrandsFolder {
  readonly ids: readonly string[];
  /** Only those with a readable manifest. */
  readonly brands: ReadonlyMap<string, BrandFacts>;
  /** The brands folder in the repository, with a trailing slash; empty for the root. */
  readonly prefix: string;
  /** Folder in the repository, links resolved → id of its brand. */
  readonly idOf: ReadonlyMap<string, string>;
  /** Brands outside the repository, whose changes are unknown. */
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

/** From the work tree: an unchanged manifest has the same families as before, up to the first changed one. */
async function readParents(dir: string): Promise<Map<string, string>> {
  const parents = new Map<string, string>();
  for (const file of await readdir(dir).catch(() => [])) {
    if (!/^[^.]+\.json$/.test(file)) continue;
    try {
      const text = await readFile(path.join(dir, file), "utf8");
      const { family } = parseJson(text) as Record<string, unknown>;
      if (typeof family === "string") parents.set(path.basename(file, ".json"), family);
    } catch {
      // reported by `brand check`
    }
  }
  return parents;
}

const MANIFEST = "brand.json";

/** If the brands folder is the root of the repository, other files beside the brands belong to none. */
const BRAND_LIKE = /^(?:_families\/|[a-z][a-z0-9-]*\/brand\.json$)/;
const FAMILY = /^_families\/([^/.]+)(?:\.tokens)?\.json$/;

/** @returns null for a file outside the brands folder */
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
