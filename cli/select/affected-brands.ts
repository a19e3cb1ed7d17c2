// `--affected <git-rev>`: which brands a change touches, and why. Compared is the tree of the revision
// with the work tree as it is now.
import { realpath } from "node:fs/promises";
import path from "node:path";
import type { BrandFacts, Fleet } from "../brand/loaded-brand.ts";
import type { CoreBuild } from "../core/core-build.ts";
import { changedSince, requireWatched, textAt, type ChangedFile } from "./changed-files.ts";
import { repositoryRoot, resolveRevision } from "./run-git.ts";
import type { Workspace } from "../paths.ts";
import { everyBrand, type Effect } from "./effect.ts";
import {
  familyNames,
  familyOfFile,
  readFamilyParents,
  type FamilyParents,
} from "./family-names.ts";
import { LOCK_FILES, packageEffect, VERSIONS } from "./package-effect.ts";

export interface Reason {
  readonly why: string;
  /** Relative to the top of the repository, with `/`. */
  readonly files: readonly string[];
}

export interface Affected {
  /** Brands of the folder that the change touches. */
  readonly reasons: ReadonlyMap<string, readonly Reason[]>;
  /** Brands the revision had and the folder no longer has. */
  readonly removed: readonly { readonly id: string; readonly files: readonly string[] }[];
  /** What the answer leaves out; null when it is complete. */
  readonly note: string | null;
}

/** @throws CliError of cli/git: no repository, no such revision, a shallow clone */
export async function affectedBrands(
  fleet: Fleet<BrandFacts>,
  revision: string,
  places: Pick<Workspace, "brandsDir" | "packageRoot">,
  core: () => Promise<CoreBuild | null>,
): Promise<Affected> {
  const brandsDir = await realpath(places.brandsDir);
  const packageRoot = await realpath(places.packageRoot);
  const root = await realpath(await repositoryRoot(brandsDir));
  const commit = await resolveRevision(root, revision);
  await requireWatched(root, brandsDir);
  const changes = await changedSince(root, commit);
  const brands = below(root, brandsDir) ?? "";
  const folders = await brandFolders(fleet, brandsDir, root);
  const found = new Findings(fleet, folders, await readFamilyParents(brandsDir));
  const prefix = below(root, packageRoot);
  const input = {
    packageRoot,
    core,
    before: (file: string) => textAt(root, commit, `${prefix ?? ""}${file}`),
  };
  for (const change of changes) {
    if (found.ofBrands(change, brands)) continue;
    const inner = inside(change.path, prefix);
    const effect =
      inner === null ? lockEffect(change.path, brands) : await packageEffect(inner, input);
    if (effect) found.add(change.path, effect);
  }
  return found.result(
    prefix === null && !packageRoot.includes(`${path.sep}node_modules${path.sep}`),
  );
}

/** Posix path of a folder below the root, with a slash at its end; empty for the root, null outside. */
function below(root: string, dir: string): string | null {
  const relative = path.relative(root, dir).split(path.sep).join("/");
  if (relative === "") return "";
  return relative === ".." || relative.startsWith("../") ? null : `${relative}/`;
}

function inside(file: string, prefix: string | null): string | null {
  return prefix !== null && file.startsWith(prefix) ? file.slice(prefix.length) : null;
}

/** The package comes from a registry: the lock file above the brands says which one. */
function lockEffect(file: string, brands: string): Effect | null {
  const dir = path.posix.dirname(file);
  const above = dir === "." || brands.startsWith(`${dir}/`);
  return above && LOCK_FILES.some((name) => path.posix.basename(file) === name)
    ? everyBrand(VERSIONS)
    : null;
}

/** Folder of each brand in the repository, where a link leads to; null outside of it. */
async function brandFolders(
  fleet: Fleet<BrandFacts>,
  brandsDir: string,
  root: string,
): Promise<ReadonlyMap<string, string | null>> {
  const entries = await Promise.all(
    fleet.ids.map(async (id) => {
      const dir = path.join(brandsDir, id);
      return [id, below(root, await realpath(dir).catch(() => dir))] as const;
    }),
  );
  return new Map(entries);
}

const MANIFEST = "brand.json";

const OWN = "its own files";

const SCHEMA_AND_OTHERS = /^[^/]*$|^[._]/;

class Findings {
  readonly #fleet: Fleet<BrandFacts>;
  readonly #parents: FamilyParents;
  readonly #brands: ReadonlyMap<string, BrandFacts>;
  readonly #idOf: ReadonlyMap<string, string>;
  readonly #reasons = new Map<string, Map<string, string[]>>();
  readonly #new = new Set<string>();
  readonly #removed = new Map<string, string[]>();

  constructor(
    fleet: Fleet<BrandFacts>,
    folders: ReadonlyMap<string, string | null>,
    parents: FamilyParents,
  ) {
    this.#parents = parents;
    this.#fleet = fleet;
    this.#brands = new Map(fleet.brands.map((brand) => [brand.id, brand]));
    this.#idOf = new Map([...folders].flatMap(([id, folder]) => (folder ? [[folder, id]] : [])));
    for (const [id, folder] of folders) {
      if (folder === null)
        this.#note(id, "its folder, a link that leads out of the repository", []);
    }
  }

  /** Takes a file of the folder of brands, or of the folder a brand is a link to. */
  ofBrands({ path: file, state }: ChangedFile, prefix: string): boolean {
    const id = this.#ownerOf(file);
    if (id !== null) {
      if (state === "added" && this.#idOf.get(file.slice(0, -MANIFEST.length)) === id)
        this.#new.add(id);
      this.#note(id, OWN, [file]);
      return true;
    }
    if (prefix === "" ? !this.#isBrandLike(file) : !file.startsWith(prefix)) return false;
    const inner = file.slice(prefix.length);
    const family = familyOfFile(inner);
    if (family !== null) this.#family(family, file);
    else if (!SCHEMA_AND_OTHERS.test(inner)) this.#gone(inner, file, state);
    return true;
  }

  add(file: string, effect: Effect): void {
    for (const id of this.#fleet.ids) {
      const brand = this.#brands.get(id);
      // What a broken manifest shows is not known.
      if (!brand || effect.touches(brand)) this.#note(id, effect.why, [file]);
    }
  }

  result(coreElsewhere: boolean): Affected {
    const ids = this.#fleet.ids.filter((id) => this.#reasons.has(id));
    return {
      reasons: new Map(
        ids.map((id) => [
          id,
          [...(this.#reasons.get(id) ?? [])].map(([why, files]) => ({
            why: why === OWN && this.#new.has(id) ? "it is new" : why,
            files,
          })),
        ]),
      ),
      removed: [...this.#removed].flatMap(([id, files]) =>
        files.some((file) => file.endsWith(`${id}/${MANIFEST}`)) ? [{ id, files }] : [],
      ),
      note: coreElsewhere
        ? "The core lies in another repository: changes of the core, tokens and content are not counted."
        : null,
    };
  }

  #ownerOf(file: string): string | null {
    for (let at = file.indexOf("/"); at !== -1; at = file.indexOf("/", at + 1)) {
      const id = this.#idOf.get(file.slice(0, at + 1));
      if (id !== undefined) return id;
    }
    return null;
  }

  /** Where the repository is the folder of brands, files beside the brands are none of theirs. */
  #isBrandLike(file: string): boolean {
    return file.startsWith("_families/") || /^[a-z][a-z0-9-]*\/brand\.json$/.test(file);
  }

  #family(family: string, file: string): void {
    for (const id of this.#fleet.ids) {
      const brand = this.#brands.get(id);
      if (!brand || familyNames(brand.manifest.family, this.#parents).includes(family))
        this.#note(id, brand ? `the family ${family}` : "its family, which is not known", [file]);
    }
  }

  #gone(inner: string, file: string, state: ChangedFile["state"]): void {
    const id = inner.split("/")[0] ?? "";
    if (state !== "removed") return;
    const files = this.#removed.get(id) ?? [];
    this.#removed.set(id, [...files, file]);
  }

  #note(id: string, why: string, files: readonly string[]): void {
    const own = this.#reasons.get(id) ?? new Map<string, string[]>();
    own.set(why, [...(own.get(why) ?? []), ...files]);
    this.#reasons.set(id, own);
  }
}
