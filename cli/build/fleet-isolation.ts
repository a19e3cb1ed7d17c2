// Brings the isolation check to a build: the identities of the whole fleet, those of brands that are not built
// now from the book of earlier builds.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrandFacts } from "../brand/loaded-brand.ts";
import type { CoreBuild } from "../core/core-build.ts";
import { brandIdentity, type BrandIdentity } from "../isolation/brand-identity.ts";
import { openIdentities, type KnownIdentity } from "../isolation/identity-book.ts";
import type { IsolationCheck, Leak, SearchedFile } from "../isolation/isolation-check.ts";
import { isolationRules, type IsolationRules } from "../isolation/isolation-rules.ts";
import type { Receipt } from "../stamp/receipt.ts";
import type { Store } from "../cache/store.ts";
import type { BuildSource } from "./build-source.ts";
import type { BundleFiles } from "../stamp/bundle-files.ts";
import { prepareBrand } from "../stamp/prepare-brand.ts";
import type { PreparedBrand } from "../stamp/prepared-brand.ts";
import { loadSharedContent } from "../stamp/shared-content.ts";

const DRAWING = /^assets\/(?:logo|hero|promotion|empty)-([0-9a-f]{10})\.svg$/;
const ICON = "icons/icon.svg";

/** @param outputs of the bundle made of it; none for a brand that is not built now */
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

/** Names of the files that were made for this brand alone: the rest is linked and brand-free. */
export function ownFiles(files: BundleFiles): string[] {
  return [...files].flatMap(([name, file]) => (file.kind === "data" ? [name] : []));
}

/** Searches what was written, so that it is the bytes on the disk that pass. */
export function leaksOnDisk(
  isolation: IsolationCheck,
  id: string,
  dir: string,
  names: readonly string[],
): Leak[] {
  return isolation.check(id, filesOf(dir, names));
}

/** One at a time: with its compressed copies a bundle is some megabytes. */
function* filesOf(dir: string, names: readonly string[]): Generator<SearchedFile> {
  for (const name of names) yield { name, data: readFileSync(path.join(dir, name)) };
}

/** What the operator is told of the leaks of one bundle, the first of them in full. */
export function leakFailure(
  id: string,
  [first, ...others]: readonly [Leak, ...Leak[]],
): { code: "BUILD_LEAK"; what: string; fix: string } {
  const { file, offset, kind, text, encoding, brand } = first;
  const how = encoding === "raw" ? "" : `, ${encoding}`;
  const more = others.length > 0 ? ` (and ${others.length} more)` : "";
  return {
    code: "BUILD_LEAK",
    what:
      `The bundle of ${id} holds the ${LABELS[kind]} ${JSON.stringify(text)} of ${brand} in ${file} ` +
      `at byte ${offset}${how}${more}; dist/${id} still holds the last good bundle.`,
    fix: `remove it from the texts, tokens, drawings and legal documents of ${id} or of its family; if both brands are to have it, put it into a family file of both.`,
  };
}

const LABELS: Readonly<Record<Leak["kind"], string>> = {
  id: "id",
  siteId: "site id",
  name: "name",
  latinName: "Latin name",
  domain: "domain",
  licence: "licence",
  title: "title",
  operator: "operator",
  contact: "contact",
  host: "host",
  publicKey: "public key",
  drawing: "drawing with the digest",
  colour: "colour",
};

export interface FleetIsolationInput {
  readonly packageRoot: string;
  readonly store: Store;
  readonly core: CoreBuild;
  readonly source: BuildSource;
  /** Of the brands that were staged in this build. */
  readonly staged: ReadonlyMap<string, BrandIdentity>;
}

export async function fleetRules(input: FleetIsolationInput): Promise<IsolationRules> {
  const { packageRoot, core, source, staged } = input;
  const { shared, known: knownFleet } = source;
  const fleet = knownFleet.fleet.brands;
  const book = openIdentities(source.noteFile("identities"));
  const compute = identityMaker(input);
  const brands = new Map<string, KnownIdentity>();
  for (const brand of fleet) {
    const digest = knownFleet.inputDigest(brand.id);
    const known = book.of(brand.id);
    const identity =
      staged.get(brand.id) ?? (known?.digest === digest ? known.identity : await compute(brand));
    brands.set(brand.id, { digest, identity });
  }
  const rules = isolationRules({
    identities: [...brands.values()].map(({ identity }) => identity),
    packageRoot,
    coreDir: core.filesDir,
    sharedKey: shared,
    known: book.words,
  });
  book.keep(brands, rules.words);
  return rules;
}

/** Prepares a brand nobody has built since it changed; its drawings are known once it is built. */
function identityMaker(input: FleetIsolationInput): (brand: BrandFacts) => Promise<BrandIdentity> {
  let shared: ReturnType<typeof loadSharedContent> | undefined;
  return async (brand) => {
    shared ??= loadSharedContent(input.packageRoot, input.store);
    const full = await input.source.known.load(brand.id);
    const prepared = full && (await prepareBrand(full, await shared)).prepared;
    if (prepared) return identityOf(prepared, {});
    const localize = (text: string) => ({ "zh-CN": text, "zh-TW": text });
    return brandIdentity({ manifest: brand.manifest, localize, coloured: [], drawings: [] });
  };
}
