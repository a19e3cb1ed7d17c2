import path from "node:path";
import { loadFleet } from "../brand/load-brands.ts";
import type { Fleet } from "../brand/loaded-brand.ts";
import { CliError } from "../errors/errors.ts";
import { displayPath, type Io } from "../base/io.ts";
import type { Workspace } from "../base/paths.ts";
import { pickBrands, type Selection } from "../select/pick-brands.ts";
import type { Shard } from "../select/split.ts";
import { readReceipt, type Receipt } from "../stamp/receipt.ts";

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
  const fleet = await loadFleet(places);
  const { ids, shard } = await pickBrands(fleet, input, places);
  const read = await Promise.all(
    ids.map(async (id) => ({ id, receipt: await readReceipt(path.join(places.outDir, id)) })),
  );
  const receipts = read.flatMap(({ receipt }) => receipt ?? []);
  const unbuilt = read.filter(({ receipt }) => receipt === null).map(({ id }) => id);
  if (receipts.length === 0 && ids.length > 0)
    throw new CliError("BUILD_NOTHING", {
      what: `${displayPath(places.outDir)} holds none of the picked brands: ${unbuilt.join(", ")}.`,
      where: { file: places.outDir },
      fix: "run `brand build`, or name another folder with --out.",
    });
  if (unbuilt.length > 0)
    io.note(`left out, because they are not built: ${unbuilt.join(", ")}; \`brand build\`.`);
  return { receipts, fleet, unbuilt, shard };
}
