// One of the two states that are compared: a fleet and the shared sources it stands on.
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Texts } from "#contract/brand-entry.ts";
import { flatTexts, readCoreTexts } from "../brand/core-texts.ts";
import { loadFleet } from "../brand/load-brands.ts";
import type { Fleet } from "../brand/loaded-brand.ts";
import { extractRevision } from "../select/revision-files.ts";
import type { Workspace } from "../paths.ts";
import { contrastPairs, type ContrastPair } from "../tokens/contrast-pairs.ts";

export interface FleetSide {
  readonly fleet: Fleet;
  readonly brandsDir: string;
  /** Holds `tokens/`. */
  readonly tokensRoot: string;
  readonly contentDir: string;
  /** zh-CN, `home:hero.title` → text. */
  readonly coreTexts: ReadonlyMap<string, string>;
  readonly pairs: readonly ContrastPair[];
}

type Places = Pick<Workspace, "brandsDir" | "packageRoot">;

/** The work tree. @throws CliError CONFIG_BRANDS_DIR */
export async function presentSide({ brandsDir, packageRoot }: Places): Promise<FleetSide> {
  const fleet = await loadFleet({ brandsDir });
  return sideOf(fleet, brandsDir, {
    tokensRoot: packageRoot,
    contentDir: path.join(packageRoot, "content"),
    textsDir: path.join(packageRoot, TEXTS),
  });
}

export interface RevisionSide extends FleetSide {
  /** Whether the commit holds anything in the folder of brands. */
  readonly hasBrands: boolean;
  /** Shared sources taken from the commit; the others are compared as they are now. */
  readonly shared: readonly ("tokens" | "content" | "texts")[];
}

const TEXTS = path.join("src", "locales", "zh-CN");
const LAYERS = [
  "primitive.json",
  "semantic.json",
  "contrast.json",
  "edition/classic.json",
  "edition/professional.json",
];

/**
 * The state at a commit, in a temporary folder that is gone when `use` ends. Shared sources belong to it
 * where the package lies in the same repository and the commit holds them.
 * @param root top folder of the work tree
 */
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
  const now = realpathSync(packageRoot);
  const brandsThen = path.join(dir, "brands");
  const [hasBrands = false] = await extractRevision(root, commit, [
    { from: realpathSync(brandsDir), to: brandsThen },
    ...["tokens", "content", TEXTS].map((name) => ({
      from: path.join(now, name),
      to: path.join(dir, "package", name),
    })),
  ]);
  const then = path.join(dir, "package");
  const held = {
    tokens: LAYERS.every((name) => existsSync(path.join(then, "tokens", name))),
    content: existsSync(path.join(then, "content")),
    texts: existsSync(path.join(then, TEXTS)),
  };
  const textsDir = path.join(held.texts ? then : packageRoot, TEXTS);
  const fleet = hasBrands
    ? await loadFleet({ brandsDir: brandsThen, textsDir })
    : { ids: [], brands: [], problems: [] };
  const side = await sideOf(fleet, brandsThen, {
    tokensRoot: held.tokens ? then : packageRoot,
    contentDir: path.join(held.content ? then : packageRoot, "content"),
    textsDir,
  });
  const shared = (["tokens", "content", "texts"] as const).filter((name) => held[name]);
  return { ...side, hasBrands, shared };
}

async function sideOf(
  fleet: Fleet,
  brandsDir: string,
  sources: { readonly tokensRoot: string; readonly contentDir: string; readonly textsDir: string },
): Promise<FleetSide> {
  const { tokensRoot, contentDir, textsDir } = sources;
  const texts: Texts = await readCoreTexts(textsDir);
  return {
    fleet,
    brandsDir,
    tokensRoot,
    contentDir,
    coreTexts: flatTexts(texts),
    pairs: contrastPairs(tokensRoot),
  };
}

const shared = new Map<string, string>();

/** A file of the shared sources, read once; empty where there is none. */
export function sharedText(file: string): string {
  const known = shared.get(file) ?? (existsSync(file) ? readFileSync(file, "utf8") : "");
  shared.set(file, known);
  return known;
}
