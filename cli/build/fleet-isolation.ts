// The isolation check of a build, with the identities of the whole fleet.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrandFacts, LoadedBrand } from "../brand/loaded-brand.ts";
import type { CoreBuild } from "../core/core-build.ts";
import { brandIdentity, KIND_LABELS, type BrandIdentity } from "../isolation/brand-identity.ts";
import {
  createIsolationCheck,
  type Leak,
  type SearchedFile,
} from "../isolation/isolation-check.ts";
import { isolationRules, type IsolationRules } from "../isolation/isolation-rules.ts";
import { releaseDir } from "../release/release-folder.ts";
import { prepareBrand } from "../stamp/prepare-brand.ts";
import type { PreparedBrand } from "../stamp/prepared-brand.ts";
import type { Receipt } from "../stamp/receipt.ts";
import type { SharedContent } from "../stamp/shared-content.ts";
import type { BuildSource } from "./build-source.ts";

const DRAWING = /^assets\/(?:logo|hero|promotion|empty)-([0-9a-f]{10})\.svg$/;
const ICON = "icons/icon.svg";

/** @param outputs of the brand's bundle; empty when it is not built now */
export function identityOf(
  { manifest, localize, css, palettes }: PreparedBrand,
  outputs: Receipt["outputs"],
): BrandIdentity {
  const icon = outputs[ICON]?.sha256.slice(0, 10);
  const drawings = Object.keys(outputs).flatMap((file) => DRAWING.exec(file)?.[1] ?? []);
  return brandIdentity({
    manifest,
    localize,
    coloured: [css("figures.woff2"), JSON.stringify(palettes)],
    drawings: icon === undefined ? drawings : [...drawings, icon],
  });
}

export interface StagedRelease {
  readonly id: string;
  readonly name: string;
  /** Files made for this brand; the others are linked and hold no brand data. */
  readonly ownFiles: readonly string[];
}

export interface LeakSearch {
  readonly rules: IsolationRules;
  readonly outDir: string;
  readonly releases: readonly StagedRelease[];
}

export interface ReleaseLeak {
  readonly id: string;
  readonly failure: ReturnType<typeof leakFailure>;
}

/** Reads the written files back: the check covers the bytes on the disk. */
export function findLeaks({ rules, outDir, releases }: LeakSearch): ReleaseLeak[] {
  const isolation = createIsolationCheck(rules);
  return releases.flatMap(({ id, name, ownFiles }) => {
    const files = filesOf(releaseDir(outDir, id, name), ownFiles);
    const [first, ...others] = isolation.check(id, files);
    return first ? [{ id, failure: leakFailure(id, [first, ...others]) }] : [];
  });
}

/** A generator: a bundle with its compressed copies has some megabytes. */
function* filesOf(dir: string, names: readonly string[]): Generator<SearchedFile> {
  for (const name of names) yield { name, data: readFileSync(path.join(dir, name)) };
}

function leakFailure(
  id: string,
  [first, ...others]: readonly [Leak, ...Leak[]],
): { code: "BUILD_LEAK"; what: string; fix: string } {
  const { file, offset, kind, text, encoding, brand } = first;
  const how = encoding === "raw" ? "" : `, ${encoding}`;
  const more = others.length > 0 ? ` (and ${others.length} more)` : "";
  return {
    code: "BUILD_LEAK",
    what:
      `The bundle of ${id} holds the ${KIND_LABELS[kind]} ${JSON.stringify(text)} of ${brand} in ${file} ` +
      `at byte ${offset}${how}${more}; dist/${id} still holds the last good bundle.`,
    fix: `remove it from the texts, tokens, drawings and legal documents of ${id} or of its family; if both brands are to have it, put it into a family file of both.`,
  };
}

export interface FleetIsolationInput {
  readonly packageRoot: string;
  readonly core: CoreBuild;
  readonly source: BuildSource;
  /** Identities of the brands staged in this build. */
  readonly staged: ReadonlyMap<string, BrandIdentity>;
  /** Identities of valid brands that are not built now and have changed. */
  readonly identify: (ids: readonly string[]) => Promise<readonly BrandIdentity[]>;
}

export async function fleetRules(input: FleetIsolationInput): Promise<IsolationRules> {
  const { packageRoot, core, source, staged, identify } = input;
  const { brands } = source.fleet;
  const knownOf = (id: string) => staged.get(id) ?? source.identity(id);
  const unknown = brands.flatMap(({ id }) => (knownOf(id) ? [] : [id]));
  const identified = new Map((await identify(unknown)).map((identity) => [identity.id, identity]));
  return isolationRules({
    identities: brands.map(
      (brand) => knownOf(brand.id) ?? identified.get(brand.id) ?? identityOfFacts(brand),
    ),
    packageRoot,
    coreDir: core.filesDir,
    sharedKey: source.shared,
    known: source.words,
  });
}

/** Without drawings: their digests are known only after a build. */
export async function identifyBrand(
  brand: LoadedBrand | null,
  shared: SharedContent,
): Promise<BrandIdentity | null> {
  const prepared = brand && (await prepareBrand(brand, shared)).prepared;
  return prepared ? identityOf(prepared, {}) : null;
}

function identityOfFacts({ manifest }: BrandFacts): BrandIdentity {
  const localize = (text: string) => ({ "zh-CN": text, "zh-TW": text });
  return brandIdentity({ manifest, localize, coloured: [], drawings: [] });
}
