// The files of a brand under another id; `brand copy` also gives it a name, a domain and a site id of its own.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { listFiles } from "../files/digest.ts";
import { editJson } from "../files/edit-json.ts";

export interface NewIdentity {
  readonly id: string;
  readonly siteId: string;
  readonly name: string;
  readonly latinName: string;
  readonly domain: string;
}

/** Name below the brand's folder → text. */
export type BrandFiles = ReadonlyMap<string, string>;

/** The old name, Latin name and domains are replaced wherever they stand as a whole. */
export function copiedFiles(brand: LoadedBrand, now: NewIdentity): BrandFiles {
  const { name, latinName, domains } = brand.manifest;
  const words = [
    ...domains.map((domain) => [domain, now.domain] as const),
    [name, now.name] as const,
    [latinName, now.latinName] as const,
  ];
  const replaced = (text: string) =>
    words.reduce((given, [before, after]) => given.replaceAll(before, after), text);
  return filesOf(brand, (file, text) =>
    file === "brand.json" ? withFields(replaced(text), now) : replaced(text),
  );
}

/** Only the id changes. */
export function renamedFiles(brand: LoadedBrand, id: string): BrandFiles {
  return filesOf(brand, (file, text) => (file === "brand.json" ? withFields(text, { id }) : text));
}

function filesOf({ dir }: LoadedBrand, change: (file: string, text: string) => string): BrandFiles {
  return new Map(
    listFiles(dir).map((file) => [file, change(file, readFileSync(path.join(dir, file), "utf8"))]),
  );
}

function withFields(text: string, { domain, ...fields }: Partial<NewIdentity>): string {
  const values = { ...fields, ...(domain === undefined ? {} : { domains: [domain] }) };
  return Object.entries(values).reduce(
    (given, [field, value]) => editJson(given, [field], value),
    text,
  );
}
