// The fleet as a build needs it: what was read and found good before is not read again. A brand of which
// nothing changed is known by the digest of its folder; a thousand of them take a quarter of a second.
import { existsSync } from "node:fs";
import path from "node:path";
import type { Manifest } from "#contract/manifest.ts";
import type { SwitchSet } from "#contract/switches.ts";
import { brandsClash } from "../brand/fleet-rules.ts";
import { brandFolders, openFleetReader } from "../brand/load-brands.ts";
import type { BrandFacts, Fleet, LoadedBrand } from "../brand/loaded-brand.ts";
import type { Problem } from "../errors.ts";
import { staysInside } from "../input/read-file.ts";
import type { DigestBook } from "../output/digest-book.ts";
import { sha256 } from "../output/digest.ts";
import { openKeptMap } from "../output/kept-map.ts";
import { readReceipt } from "../output/receipt.ts";
import { currentRelease } from "../output/release-folder.ts";

export interface KnownFleet {
  readonly fleet: Fleet<BrandFacts>;
  /** Digest of all inputs of a brand's bundle. */
  inputDigest(id: string): string;
  /**
   * A brand in full, read now where it was not; null when it does not hold. It is handed over: thousands
   * of them in memory would be most of what a build takes.
   */
  load(id: string): Promise<LoadedBrand | null>;
  /** Whether the shown bundle was made from the brand as it is. */
  isBuilt(outDir: string, id: string): Promise<boolean>;
  /**
   * Writes down what is known now, for the next build.
   * @param built brands whose bundles were just made
   */
  save(outDir: string, built: readonly string[]): void;
}

interface KeptBrand {
  /** Digest of all that it was read from and with. */
  readonly inputs: string;
  readonly manifest: Manifest;
  readonly switchSet: SwitchSet;
}

/** A release that was shown. */
interface KeptRelease {
  readonly name: string;
  /** Digest of what it was made from. */
  readonly inputs: string;
}

const VERSION = 2;

/**
 * @param places.brandsFile where what is known of the brands is kept, without its ending
 * @param places.releasesFile the same of what was built
 * @param shared digest of everything but the brands that a bundle is made from
 */
export async function openKnownFleet(
  places: {
    readonly brandsDir: string;
    readonly brandsFile: string;
    readonly releasesFile: string;
  },
  digests: DigestBook,
  shared: string,
): Promise<KnownFleet> {
  const { brandsDir, brandsFile, releasesFile } = places;
  const kept = openKeptMap<KeptBrand>(brandsFile, VERSION);
  const releases = openKeptMap<KeptRelease>(releasesFile, VERSION);
  const ids = await brandFolders(brandsDir);
  const digestOf = new Map(
    ids.map((id) => {
      const dir = path.join(brandsDir, id);
      // A brand that leads elsewhere is refused: nothing there is read, however much it may be.
      const isOurs = staysInside(brandsDir, dir);
      return [id, isOurs ? digests.digest([{ name: "brand", path: dir }]) : ""] as const;
    }),
  );
  const inputs = new Map(ids.map((id) => [id, sha256(`${shared}\n${digestOf.get(id) ?? ""}`)]));
  const inputDigest = (id: string) => inputs.get(id) ?? sha256(`${shared}\n`);
  const reader = await readChanged(brandsDir, ids, (id) => {
    const known = kept.get(id);
    return known?.inputs === inputDigest(id) ? known : undefined;
  });
  return {
    fleet: reader.fleet,
    inputDigest,
    load: reader.load,
    async isBuilt(outDir, id) {
      const name = currentRelease(outDir, id);
      if (name === null || !existsSync(path.join(outDir, id, "build.json"))) return false;
      const known = releases.get(id);
      // A release is named by its content, so what was read of it once stays true.
      if (known?.name === name) return known.inputs === inputDigest(id);
      const receipt = await readReceipt(path.join(outDir, id));
      if (receipt) releases.set(id, { name, inputs: receipt.inputs.digest });
      return receipt?.inputs.digest === inputDigest(id);
    },
    save(outDir, built) {
      for (const id of built) {
        const name = currentRelease(outDir, id);
        if (name !== null) releases.set(id, { name, inputs: inputDigest(id) });
      }
      const good = goodBrands(reader.fleet);
      for (const [id, { manifest, switchSet }] of good) {
        const own = inputDigest(id);
        if (kept.get(id)?.inputs !== own) kept.set(id, { inputs: own, manifest, switchSet });
      }
      for (const id of kept.keys()) if (!good.has(id)) kept.delete(id);
      for (const id of releases.keys()) if (!inputs.has(id)) releases.delete(id);
      kept.save();
      releases.save();
    },
  };
}

/** Brands with a problem are read again, so that it is told again. */
function goodBrands({ brands, problems }: Fleet<BrandFacts>): ReadonlyMap<string, BrandFacts> {
  const faulty = new Set(problems.map(({ brand }) => brand));
  return new Map(brands.filter(({ id }) => !faulty.has(id)).map((brand) => [brand.id, brand]));
}

/** Brands read at a time: in full each takes some forty kilobytes, and of a fleet that is most of a build. */
const AT_A_TIME = 100;

/** Brands kept in full until they are built: a fleet of this size is read once. */
const MOST_KEPT = 300;

/** @param known what is known of a brand that has not changed */
async function readChanged(
  brandsDir: string,
  ids: readonly string[],
  known: (id: string) => Pick<KeptBrand, "manifest" | "switchSet"> | undefined,
): Promise<Pick<KnownFleet, "fleet" | "load">> {
  const reader = openFleetReader({ brandsDir });
  const read = new Map<string, Pick<KeptBrand, "manifest" | "switchSet">>();
  const inFull = new Map<string, LoadedBrand>();
  const problems: Problem[] = [];
  const changed = ids.filter((id) => known(id) === undefined);
  for (let from = 0; from < changed.length; from += AT_A_TIME) {
    const part = await reader.read(changed.slice(from, from + AT_A_TIME));
    problems.push(...part.problems);
    for (const brand of part.brands) {
      const { id, manifest, switchSet } = brand;
      read.set(id, { manifest, switchSet });
      if (inFull.size < MOST_KEPT) inFull.set(id, brand);
    }
  }
  const brands = ids.flatMap((id): BrandFacts[] => {
    const { manifest, switchSet } = read.get(id) ?? known(id) ?? {};
    if (!manifest || !switchSet) return [];
    return [{ id, dir: path.join(brandsDir, id), manifest, switchSet }];
  });
  // Which two brands claim the same has to be told with file and line.
  const all = brandsClash(brands) ? (await reader.read(ids)).problems : problems;
  return {
    fleet: { ids, brands, problems: all },
    async load(id) {
      const kept = inFull.get(id);
      inFull.delete(id);
      return kept ?? (await reader.read([id])).brands[0] ?? null;
    },
  };
}
