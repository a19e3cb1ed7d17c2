// The fleet as a build needs it: what was read and found good before is not read again. A brand of which
// nothing changed is known by the digest of its folder; a thousand of them take a quarter of a second.
import { existsSync } from "node:fs";
import path from "node:path";
import type { Manifest } from "#contract/manifest.ts";
import type { SwitchSet } from "#contract/switches.ts";
import { brandsClash } from "../brand/fleet-rules.ts";
import { brandFolders, loadFleet } from "../brand/load-brands.ts";
import type { BrandFacts, Fleet, LoadedBrand } from "../brand/loaded-brand.ts";
import { staysInside } from "../input/read-file.ts";
import type { DigestBook } from "../output/digest-book.ts";
import { sha256 } from "../output/digest.ts";
import { readKept, writeKept } from "../output/kept-json.ts";
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

interface Kept {
  /** Digest of all that brands are read with. */
  readonly shared: string;
  readonly brands: Readonly<Record<string, KeptBrand>>;
  /** Brand → a release that was shown, and the digest of what it was made from. */
  readonly releases: Readonly<Record<string, KeptRelease>>;
}

interface KeptBrand {
  readonly digest: string;
  readonly manifest: Manifest;
  readonly switchSet: SwitchSet;
}

interface KeptRelease {
  readonly name: string;
  readonly inputs: string;
}

const VERSION = 1;

/**
 * @param places.file where what is known is kept
 * @param shared digest of everything but the brands that a bundle is made from
 */
export async function openKnownFleet(
  places: { readonly brandsDir: string; readonly file: string },
  digests: DigestBook,
  shared: string,
): Promise<KnownFleet> {
  const { brandsDir, file } = places;
  const kept = readKept<Kept>(file, VERSION);
  const before = kept?.shared === shared ? kept.brands : {};
  const ids = await brandFolders(brandsDir);
  const digestOf = new Map(
    ids.map((id) => {
      const dir = path.join(brandsDir, id);
      // A brand that leads elsewhere is refused: nothing there is read, however much it may be.
      const isOurs = staysInside(brandsDir, dir);
      return [id, isOurs ? digests.digest([{ name: "brand", path: dir }]) : ""] as const;
    }),
  );
  const reader = await readChanged(brandsDir, ids, (id) => {
    const known = before[id];
    return known?.digest === digestOf.get(id) ? known : undefined;
  });
  const releases = { ...kept?.releases };
  let isNew = reader.isNew || Object.keys(before).length !== ids.length;
  const inputDigest = (id: string) => sha256(`${shared}\n${digestOf.get(id) ?? ""}`);
  return {
    fleet: reader.fleet,
    inputDigest,
    load: reader.load,
    async isBuilt(outDir, id) {
      const name = currentRelease(outDir, id);
      if (name === null || !existsSync(path.join(outDir, id, "build.json"))) return false;
      const known = releases[id];
      // A release is named by its content, so what was read of it once stays true.
      if (known?.name === name) return known.inputs === inputDigest(id);
      const receipt = await readReceipt(path.join(outDir, id));
      if (receipt) releases[id] = { name, inputs: receipt.inputs.digest };
      isNew = true;
      return receipt?.inputs.digest === inputDigest(id);
    },
    save(outDir, built) {
      if (!isNew && built.length === 0) return;
      for (const id of built) {
        const name = currentRelease(outDir, id);
        if (name !== null) releases[id] = { name, inputs: inputDigest(id) };
      }
      writeKept(file, VERSION, {
        shared,
        brands: keptBrands(reader.fleet, digestOf),
        releases,
      } satisfies Kept);
    },
  };
}

/** Brands with a problem are read again, so that it is told again. */
function keptBrands(
  { brands, problems }: Fleet<BrandFacts>,
  digestOf: ReadonlyMap<string, string>,
): Kept["brands"] {
  const faulty = new Set(problems.map(({ brand }) => brand));
  const good = brands.filter(({ id }) => !faulty.has(id));
  return Object.fromEntries(
    good.map(({ id, manifest, switchSet }) => [
      id,
      { digest: digestOf.get(id) ?? "", manifest, switchSet },
    ]),
  );
}

interface FleetReader extends Pick<KnownFleet, "fleet" | "load"> {
  /** Whether a brand had to be read. */
  readonly isNew: boolean;
}

/** @param known what is known of a brand that has not changed */
async function readChanged(
  brandsDir: string,
  ids: readonly string[],
  known: (id: string) => Pick<KeptBrand, "manifest" | "switchSet"> | undefined,
): Promise<FleetReader> {
  const loaded = new Map<string, LoadedBrand>();
  const read = async (only: readonly string[]): Promise<Fleet> => {
    const fleet = await loadFleet({ brandsDir, only });
    for (const brand of fleet.brands) loaded.set(brand.id, brand);
    return fleet;
  };
  const changed = ids.filter((id) => known(id) === undefined);
  let { problems } = await read(changed);
  const facts = (): BrandFacts[] =>
    ids.flatMap((id) => {
      const same = known(id);
      const { manifest, switchSet } = loaded.get(id) ?? same ?? {};
      if (!manifest || !switchSet) return [];
      return { id, dir: path.join(brandsDir, id), manifest, switchSet };
    });
  // Which two brands claim the same has to be told with file and line.
  if (brandsClash(facts())) ({ problems } = await read(ids));
  return {
    fleet: { ids, brands: facts(), problems },
    isNew: changed.length > 0,
    async load(id) {
      if (!loaded.has(id)) await read([id]);
      const brand = loaded.get(id) ?? null;
      loaded.delete(id);
      return brand;
    },
  };
}
