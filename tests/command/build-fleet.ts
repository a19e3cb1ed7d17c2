// A build of two real brands in a temporary folder.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { runBrandJson } from "./run-brand.ts";
import { copyBrands, tempFolder } from "./temp-folder.ts";

export interface BuildResult {
  readonly brands: readonly { readonly id: string; readonly state: string }[];
  readonly problems: readonly { readonly code: string; readonly file: string }[];
  readonly warnings: readonly { readonly code: string; readonly place: string }[];
  readonly seconds: number;
}

export interface Manifest {
  siteId: string;
  name: string;
  title: string;
  latinName: string;
  domains: string[];
  legal: { effectiveDate: string; operator: string };
}

export interface Fleet {
  readonly brands: string;
  readonly out: string;
  readonly build: (...args: readonly string[]) => ReturnType<typeof runBrandJson<BuildResult>>;
  readonly bundle: (id: string) => string;
}

export const IDS = ["harbor", "titan"] as const;

export async function makeFleet(): Promise<Fleet> {
  const dir = await tempFolder();
  const brands = await copyBrands(dir, IDS);
  const out = path.join(dir, "dist");
  return {
    brands,
    out,
    build: (...args) =>
      runBrandJson<BuildResult>(["build", ...args, "--brands", brands, "--out", out]),
    bundle: (id) => path.join(out, id),
  };
}

export const states = (result: BuildResult) =>
  Object.fromEntries(result.brands.map(({ id, state }) => [id, state]));

export const manifestOf = async ({ brands }: Fleet, id: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(brands, id, "brand.json"), "utf8")) as Manifest;
