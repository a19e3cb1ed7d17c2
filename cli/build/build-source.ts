// Inputs of a build, by digest. Unchanged brands come from the build state; changed ones are read once.
import { existsSync } from "node:fs";
import path from "node:path";
import { brandsClash } from "../brand/fleet-rules.ts";
import { brandFolders, openFleetReader } from "../brand/load-brands.ts";
import type { BrandFacts, Fleet, LoadedBrand } from "../brand/loaded-brand.ts";
import { inputChanged, openDigests, type Digests } from "../cache/digests.ts";
import { coreKey } from "../core/compile-core.ts";
import { sha256, type DigestSource } from "../files/digest.ts";
import { staysInside } from "../files/read-file.ts";
import type { BrandIdentity } from "../isolation/brand-identity.ts";
import type { IsolationRules, KnownWords } from "../isolation/isolation-rules.ts";
import type { Workspace } from "../base/paths.ts";
import { currentRelease } from "../release/release-folder.ts";
import { readReceipt } from "../stamp/receipt.ts";
import { readBuildState, writeBuildState, type KnownBrand } from "./build-state.ts";

export interface BuildSource {
  /** Digest of the core's sources. */
  readonly coreKey: string;
  /** Digests of all inputs as they were read. */
  readonly digests: Digests;
  /** Digest of the inputs that brands share, families included. */
  readonly shared: string;
  readonly fleet: Fleet<BrandFacts>;
  readonly words: KnownWords | null;
  /** Digest of all inputs of a brand's bundle. */
  inputDigest(id: string): string;
  /** Null when the brand was not built since it changed. */
  identity(id: string): BrandIdentity | null;
  /** The brand, if it was read here. A second call gives null, so that its memory is freed. */
  take(id: string): LoadedBrand | null;
  /** @throws CliError BUILD_INPUT_CHANGED when an input of these brands is not what it was when its digest was made */
  requireUnchanged(ids: readonly string[]): void;
  /** Whether the shown bundle was made from the current inputs. */
  isBuilt(outDir: string, id: string): Promise<boolean>;
  /** Writes the build state. @param built ids just built @param rules of the isolation check, if it ran */
  save(outDir: string, built: readonly string[], rules: IsolationRules | null): void;
}

/** @throws CliError CONFIG_BRANDS_DIR when there is no folder of brands */
export async function openBuildSource(places: Workspace): Promise<BuildSource> {
  const { packageRoot, brandsDir, storeDir } = places;
  const state = readBuildState(storeDir, brandsDir);
  const digests = openDigests(state.digests);
  const key = coreKey(packageRoot, digests);
  const shared = sharedDigest(places, key, digests);
  requireCommand(digests);
  const ids = await brandFolders(brandsDir);
  const inputs = new Map(ids.map((id) => [id, brandDigest(brandsDir, id, shared, digests)]));
  const known = new Map(state.brands.filter(([id, brand]) => inputs.get(id) === brand.inputs));
  const { fleet, take } = await readChanged(brandsDir, ids, known);
  const inputDigest = (id: string) => inputs.get(id) ?? sha256(`${shared}\n`);
  const releases = new Map([...known].map(([id, { release }]) => [id, release]));
  return {
    coreKey: key,
    digests,
    shared,
    fleet,
    words: state.words,
    inputDigest,
    identity: (id) => known.get(id)?.identity ?? null,
    take,
    requireUnchanged: (made) => digests.requireUnchanged([...SHARED, ...made.map(ofBrand)]),
    async isBuilt(outDir, id) {
      const name = currentRelease(outDir, id);
      if (name === null || !existsSync(path.join(outDir, id, "build.json"))) return false;
      // A release is named by its content digest: the recorded match is still valid.
      if (releases.get(id) === name) return true;
      const receipt = await readReceipt(path.join(outDir, id));
      if (receipt?.inputs.digest !== inputDigest(id)) return false;
      releases.set(id, name);
      return true;
    },
    save(outDir, built, rules) {
      // What was read after a change must not be saved under the digest from before.
      const isRead = rules !== null || known.size < ids.length;
      if (isRead && digests.changed(SHARED) !== null) return;
      for (const id of built) releases.set(id, currentRelease(outDir, id));
      const identities = new Map(rules?.identities.map((identity) => [identity.id, identity]));
      const describe = ({ id, manifest, switchSet }: BrandFacts): KnownBrand => ({
        inputs: inputDigest(id),
        manifest,
        switchSet,
        identity: identities.get(id) ?? known.get(id)?.identity ?? null,
        release: releases.get(id) ?? null,
      });
      // Left out, so that the next build reads them again and reports their problems.
      const faulty = new Set(fleet.problems.map(({ brand }) => brand));
      const isSafe = (id: string) => !isRead || digests.changed([ofBrand(id)]) === null;
      const good = fleet.brands.filter(({ id }) => !faulty.has(id) && isSafe(id));
      writeBuildState(storeDir, {
        brandsDir,
        digests: digests.known(),
        brands: good.map((brand) => [brand.id, describe(brand)]),
        words: rules?.words ?? state.words,
      });
    },
  };
}

const notTest = (file: string) => !file.endsWith(".test.ts") && !file.startsWith("tsconfig");

/** Names of the digests of what brands share. */
const SHARED = ["core", "libraries", "command", "shared"];

const ofBrand = (id: string) => `brand ${id}`;

/** The command's own code: in the repository, and in the package. */
export function commandSources(packageRoot: string): DigestSource[] {
  return ["cli", "contract", "command"].map((name) => ({
    name,
    path: path.join(packageRoot, name),
    include: notTest,
  }));
}

/** What bundles are made of besides the core and the brand. */
export function sharedSources({
  packageRoot,
  brandsDir,
}: Pick<Workspace, "packageRoot" | "brandsDir">): DigestSource[] {
  const folders = ["tokens", "content", "src/locales"];
  return [
    ...folders.map((name) => ({ name, path: path.join(packageRoot, name), include: notTest })),
    { name: "families", path: path.join(brandsDir, "_families") },
  ];
}

function sharedDigest(places: Workspace, key: string, digests: Digests): string {
  const command = digests.of("command", commandSources(places.packageRoot));
  return sha256([key, command, digests.of("shared", sharedSources(places))].join("\n"));
}

/** This process runs the code from before a change. @throws CliError BUILD_INPUT_CHANGED */
function requireCommand(digests: Digests): void {
  const file = digests.writtenAfter("command", performance.timeOrigin);
  if (file !== null) throw inputChanged(file);
}

function brandDigest(brandsDir: string, id: string, shared: string, digests: Digests): string {
  const dir = path.join(brandsDir, id);
  // A link to another folder is refused, so nothing behind it is read.
  const own = staysInside(brandsDir, dir)
    ? digests.of(ofBrand(id), [{ name: "brand", path: dir }])
    : "";
  return sha256(`${shared}\n${own}`);
}

/** @param known brands that have not changed */
async function readChanged(
  brandsDir: string,
  ids: readonly string[],
  known: ReadonlyMap<string, KnownBrand>,
): Promise<Pick<BuildSource, "fleet" | "take">> {
  const reader = openFleetReader({ brandsDir });
  const changed = await reader.read(ids.filter((id) => !known.has(id)));
  const inFull = new Map(changed.brands.map((brand) => [brand.id, brand]));
  const brands = ids.flatMap((id): BrandFacts[] => {
    const { manifest, switchSet } = inFull.get(id) ?? known.get(id) ?? {};
    if (!manifest || !switchSet) return [];
    return [{ id, dir: path.join(brandsDir, id), manifest, switchSet }];
  });
  // A clash is reported with file and line, so all brands are read.
  const problems = brandsClash(brands) ? (await reader.read(ids)).problems : changed.problems;
  const take = (id: string) => {
    const brand = inFull.get(id) ?? null;
    inFull.delete(id);
    return brand;
  };
  return {
    fleet: { ids, brands, problems },
    take,
  };
}
