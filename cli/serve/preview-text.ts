import { existsSync } from "node:fs";
import { ownValue } from "#contract/own-value.ts";
import { brandFolders } from "../brand/load-brands.ts";
import { readBuildTimes } from "../cache/build-times.ts";
import { kilobytes } from "../base/sizes.ts";
import type { Receipt } from "../stamp/receipt.ts";
import { table } from "../base/table.ts";
import type { MountedSandbox } from "./mount-sandbox.ts";
import type { Preview } from "./preview-server.ts";

/** Ids of built brands that no longer exist; empty without a folder of brands. */
export async function removedBrands(
  receipts: readonly Receipt[],
  brandsDir: string,
): Promise<string[]> {
  if (!existsSync(brandsDir)) return [];
  const ids = await brandFolders(brandsDir);
  return receipts.map(({ brand }) => brand.id).filter((id) => !ids.includes(id));
}

export async function previewText(
  receipts: readonly Receipt[],
  preview: Preview,
  { accounts }: MountedSandbox,
  storeDir: string,
): Promise<string> {
  const times = await readBuildTimes(storeDir);
  const starred = (all: readonly string[], chosen: string) =>
    all.map((one) => (one === chosen ? `*${one}` : one)).join(" ");
  const timeOf = (id: string) => {
    const time = ownValue(times, id);
    return time === undefined ? "" : `${time.toFixed(0)} ms`;
  };
  const rows = receipts.map(({ brand, firstLoad }) => [
    `${brand.id} ${brand.name["zh-CN"] ?? ""}`,
    starred(brand.editions, brand.defaultEdition),
    starred(brand.locales, brand.defaultLocale),
    kilobytes(firstLoad, 0),
    timeOf(brand.id),
    preview.origin(brand.id),
  ]);
  const head = ["brand", "edition", "locale", "first load", "build", "address"];
  const sites = `${table([head, ...rows], [3, 4])}

all brands: http://localhost:${preview.port}   (Ctrl-C stops)`;
  if (accounts.length === 0) return sites;
  return `${sites}

accounts of the sandbox, on every site:
${table(accounts.map(({ name, password, shows }) => [name, password, shows]))}`;
}
