// The fleet as a build needs it: what was read and found good before is not read again. A brand of which
// nothing changed is known by the digest of its folder; a thousand of them take a quarter of a second.
import { existsSync } from "node:fs";
import path from "node:path";
import type { Manifest } from "#contract/manifest.ts";
import type { SwitchSet } from "#contract/switches.ts";
import { brandsClash } from "../brand/fleet-rules.ts";
import { brandFolders, openFleetReader } from "../brand/load-brands.ts";
import type { BrandFacts, Fleet, LoadedBrand } from "../brand/loaded-brand.ts";
import { staysInside } from "../files/read-file.ts";
import type { DigestBook } from "../cache/digest-book.ts";
import { sha256 } from "../files/digest.ts";
import { openKeptMap } from "../cache/kept-map.ts";
import { readReceipt } from "../stamp/receipt.ts";
import { currentRelease } from "../release/release-folder.ts";
import { readFleet } from "./read-fleet.ts";

export interface KnownFleet {
  readonly fleet: Fleet<BrandFacts>;
  /** Digest of all inputs of a brand's bundle. */
  inputDigest(id: string): string;
  /** A brand in full, if it was read and is here: it is handed over, and only once. */
  take(id: string): LoadedBrand | null;
  /** The same, read now where it was not; null when it does not hold. */
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
    take: reader.take,
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

/** Fleets up to this size are read once, and kept in full until they are built: each brand takes some forty kilobytes. */
const MOST_KEPT = 300;

/** @param known what is known of a brand that has not changed */
async function readChanged(
  brandsDir: string,
  ids: readonly string[],
  known: (id: string) => Pick<KeptBrand, "manifest" | "switchSet"> | undefined,
): Promise<Pick<KnownFleet, "fleet" | "take" | "load">> {
  const reader = openFleetReader({ brandsDir });
  const changed = ids.filter((id) => known(id) === undefined);
  const keeps = changed.length <= MOST_KEPT;
  const kept = keeps ? await reader.read(changed) : null;
  const inFull = new Map(kept?.brands.map((brand) => [brand.id, brand]));
  const { facts, problems } = kept
    ? { facts: kept.brands, problems: kept.problems }
    : await readFleet(brandsDir, changed);
  const read = new Map(facts.map((brand) => [brand.id, brand]));
  const brands = ids.flatMap((id): BrandFacts[] => {
    const { manifest, switchSet } = read.get(id) ?? known(id) ?? {};
    if (!manifest || !switchSet) return [];
    return [{ id, dir: path.join(brandsDir, id), manifest, switchSet }];
  });
  // Which two brands claim the same has to be told with file and line.
  const all = brandsClash(brands) ? (await reader.read(ids)).problems : problems;
  const take = (id: string) => {
    const brand = inFull.get(id) ?? null;
    inFull.delete(id);
    return brand;
  };
  return {
    fleet: { ids, brands, problems: all },
    take,
    load: async (id) => take(id) ?? (await reader.read([id])).brands[0] ?? null,
  };
}
