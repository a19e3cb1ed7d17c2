// Which built bundles a command works on.
import { readdir } from "node:fs/promises";
import path from "node:path";
import { displayPath, type Io } from "../base/io.ts";
import { asTyped, type Workspace } from "../base/paths.ts";
import { loadFleet } from "../brand/load-brands.ts";
import type { Fleet } from "../brand/loaded-brand.ts";
import { CliError } from "../errors/errors.ts";
import { pickBrands, type Selection } from "../select/pick-brands.ts";
import type { Shard } from "../select/split.ts";
import { readReceipt, type Receipt } from "../stamp/receipt.ts";
import { builtBrands } from "./release-folder.ts";

/** Of every bundle that is shown, by id; none without the folder. */
export async function shownReceipts(outDir: string): Promise<Receipt[]> {
  const names = await readdir(outDir).catch(() => []);
  const shown = names.filter((name) => !name.startsWith(".")).toSorted();
  return (await receiptsOf(outDir, shown)).filter((receipt) => receipt !== null);
}

/** @throws CliError BUILD_NOTHING when no bundle is shown */
export async function someReceipts(outDir: string): Promise<Receipt[]> {
  const receipts = await shownReceipts(outDir);
  if (receipts.length > 0) return receipts;
  throw nothing(outDir, `${outDir} holds no built brand.`, asTyped("build"));
}

/** @param picks ids and globs; empty for every bundle @throws CliError BUILD_NOTHING when one has no bundle */
export function pickBuilt(outDir: string, picks: readonly string[]): string[] {
  const built = builtBrands(outDir);
  const isPicked = (id: string, pick: string) => id === pick || path.matchesGlob(id, pick);
  const missed = picks.filter((pick) => !built.some((id) => isPicked(id, pick)));
  const picked = built.filter(
    (id) => picks.length === 0 || picks.some((pick) => isPicked(id, pick)),
  );
  if (picked.length > 0 && missed.length === 0) return picked;
  const of = missed.length > 0 ? ` of ${missed.join(", ")}` : "";
  throw nothing(outDir, `${path.basename(outDir)} holds no bundle${of}.`);
}

export interface PickedReceipts {
  readonly receipts: readonly Receipt[];
  readonly fleet: Fleet;
  /** Picked ids without a bundle. */
  readonly unbuilt: readonly string[];
  /** With --shard. */
  readonly shard: Shard | null;
}

/** Receipts of the picked brands; brands that are not built are named and left out. @throws CliError BUILD_NOTHING */
export async function pickedReceipts(
  input: Selection,
  places: Workspace,
  io: Io,
): Promise<PickedReceipts> {
  const { outDir } = places;
  const fleet = await loadFleet(places);
  const { ids, shard } = await pickBrands(fleet, input, places);
  const read = await receiptsOf(outDir, ids);
  const receipts = read.filter((receipt) => receipt !== null);
  const unbuilt = ids.filter((_, at) => read[at] === null);
  if (receipts.length === 0 && ids.length > 0)
    throw nothing(
      outDir,
      `${displayPath(outDir)} holds none of the picked brands: ${unbuilt.join(", ")}.`,
    );
  if (unbuilt.length > 0)
    io.note(`left out, because they are not built: ${unbuilt.join(", ")}; \`brand build\`.`);
  return { receipts, fleet, unbuilt, shard };
}

const receiptsOf = (outDir: string, names: readonly string[]) =>
  Promise.all(names.map((name) => readReceipt(path.join(outDir, name))));

const nothing = (outDir: string, what: string, build = "brand build") =>
  new CliError("BUILD_NOTHING", {
    what,
    where: { file: outDir },
    fix: `run \`${build}\`, or name another folder with --out.`,
  });
