// One of the two compared states: a fleet and its shared sources.
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readCoreTexts } from "../brand/core-texts.ts";
import { flattenTexts } from "../files/flatten-texts.ts";
import { loadFleet } from "../brand/load-brands.ts";
import type { Fleet } from "../brand/loaded-brand.ts";
import { digestSources, listFiles, shortHash } from "../files/digest.ts";
import type { Workspace } from "../base/paths.ts";
import { extractRevision } from "../select/revision-files.ts";
import { contrastPairs, type ContrastPair } from "../tokens/contrast-pairs.ts";

type Places = Pick<Workspace, "brandsDir" | "packageRoot">;

export interface FleetSide extends Places {
  readonly fleet: Fleet;
  readonly contentDir: string;
  /** `content/<file>` → short digest, without the legal documents. */
  readonly contentDigests: ReadonlyMap<string, string>;
  /** zh-CN, `home:hero.title` → text. */
  readonly coreTexts: ReadonlyMap<string, string>;
  /** Of the shared sources. */
  readonly sharedDigest: string;
  readonly pairs: readonly ContrastPair[];
}

export interface RevisionSide extends FleetSide {
  readonly hasBrands: boolean;
  /** Sources taken from the commit; the others are the current ones. */
  readonly shared: readonly ("tokens" | "content" | "texts")[];
}

const TEXTS = path.join("src", "locales", "zh-CN");
const SHARED = { tokens: "tokens", content: "content", texts: TEXTS } as const;

/** Files without which no brand can be resolved. */
const LAYERS = [
  "primitive.json",
  "semantic.json",
  "contrast.json",
  "edition/classic.json",
  "edition/professional.json",
];

/** @throws CliError CONFIG_BRANDS_DIR */
export async function readSide({ brandsDir, packageRoot }: Places): Promise<FleetSide> {
  const contentDir = path.join(packageRoot, SHARED.content);
  const textsDir = path.join(packageRoot, TEXTS);
  const fleet = await loadFleet({ brandsDir, textsDir });
  const content = listFiles(contentDir).filter((file) => !file.startsWith("legal/"));
  const digest = (file: string) => shortHash(readFileSync(path.join(contentDir, file)));
  return {
    fleet,
    brandsDir,
    packageRoot,
    contentDir,
    contentDigests: new Map(content.map((file) => [`content/${file}`, digest(file)])),
    coreTexts: flattenTexts(await readCoreTexts(textsDir)),
    sharedDigest: digestSources(
      Object.values(SHARED).map((name) => ({ name, path: path.join(packageRoot, name) })),
    ),
    pairs: contrastPairs(packageRoot),
  };
}

/** The state at a commit, in a temporary folder that is removed after `use`. @param root top folder of the work tree */
export async function withRevision<T>(
  places: Places,
  root: string,
  commit: string,
  use: (side: RevisionSide) => Promise<T>,
): Promise<T> {
  const dir = realpathSync(await mkdtemp(path.join(tmpdir(), "livery-diff-")));
  try {
    return await use(await revisionSide(places, root, commit, dir));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function revisionSide(
  { brandsDir, packageRoot }: Places,
  root: string,
  commit: string,
  dir: string,
): Promise<RevisionSide> {
  const then = { brandsDir: path.join(dir, "brands"), packageRoot: path.join(dir, "package") };
  const now = realpathSync(packageRoot);
  const [hasBrands = false] = await extractRevision(root, commit, [
    { from: realpathSync(brandsDir), to: then.brandsDir },
    ...Object.values(SHARED).map((name) => ({
      from: path.join(now, name),
      to: path.join(then.packageRoot, name),
    })),
  ]);
  await mkdir(then.brandsDir, { recursive: true });
  const shared = (["tokens", "content", "texts"] as const).filter((name) => {
    const place = path.join(then.packageRoot, SHARED[name]);
    const files = name === "tokens" ? LAYERS : ["."];
    if (files.every((file) => existsSync(path.join(place, file)))) return true;
    rmSync(place, { recursive: true, force: true });
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.join(now, SHARED[name]), place);
    return false;
  });
  return { ...(await readSide(then)), hasBrands, shared };
}

/** For selection: the current brands, and removed brands as they were. */
export function sideBySide(before: Fleet, after: Fleet): Fleet {
  const removed = before.brands.filter(({ id }) => !after.ids.includes(id));
  return {
    ids: [...new Set([...after.ids, ...before.ids])].toSorted(),
    brands: [...after.brands, ...removed],
    problems: after.problems,
  };
}
