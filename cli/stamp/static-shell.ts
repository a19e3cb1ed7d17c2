// Runs the core's own components for a brand, so that its html holds the first paint. The modules are
// in the store beside the core; Node keeps what it has imported, so a process reads them once.
//
// What they draw is kept, with the addresses of the drawings left open: those change with every colour, and
// nothing else of the markup does.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { BrandConfig, Texts } from "#contract/brand-entry.ts";
import { SECTIONS, type SectionKey } from "#contract/layout.ts";
import type { RouteSpec } from "#contract/routes.ts";
import type { StaticShellInput } from "#contract/static-shell.ts";
import type { CoreBuild } from "../core/core-build.ts";
import { CliError } from "../errors/errors.ts";
import { sha256 } from "../files/digest.ts";
import { entryKey } from "../cache/entry-facts.ts";
import { entryFile, type Store } from "../cache/store.ts";
import { EARLY, textParts } from "./text-parts.ts";
import type { PreparedBrand } from "./prepared-brand.ts";

type Drawn = Omit<StaticShellInput<unknown>, "Layout" | "Hero">;

const MARKUP = "shell.html";

/** @returns what stands in the root of the page before the script has run */
export async function staticShell(
  core: CoreBuild,
  store: Store,
  brand: PreparedBrand,
  config: BrandConfig,
  routes: readonly RouteSpec[],
): Promise<string> {
  const { layout, locales } = brand.manifest;
  const has = (name: string) => core.entries[name] !== undefined;
  const early = textParts(brand.coreTexts[locales.default] ?? {}).get(EARLY) ?? {};
  const texts = [early, brand.texts[locales.default] ?? {}] satisfies Texts[];
  const sections = (Object.keys(SECTIONS) as SectionKey[]).filter((key) => has(`section-${key}`));
  const { art, ...facts } = config;
  const rest = JSON.stringify([layout.header, layout.hero, facts, routes, sections, texts]);
  const open = openAddresses(art, sha256(rest).slice(0, 16));
  const key = entryKey("shell", [core.key, rest, JSON.stringify(open.art)]);
  const known = await store.find("shell", key);
  if (known !== null) return open.fill(readFileSync(entryFile(known, MARKUP), "utf8"));
  const drawn = { config: { ...config, art: open.art }, routes, sections, texts };
  const markup = await draw(core, layout, drawn);
  const write = async (dir: string) => writeFileSync(path.join(dir, MARKUP), markup);
  await store.keep("shell", key, write).catch((error: unknown) => {
    // No bundle links it: what cannot be kept is drawn again.
    if (!(error instanceof CliError)) throw error;
  });
  return open.fill(markup);
}

/**
 * The drawings under names that say only which of them are the same.
 * @param mark stands in no text of the brand
 */
function openAddresses(
  art: BrandConfig["art"],
  mark: string,
): { readonly art: BrandConfig["art"]; readonly fill: (markup: string) => string } {
  const addresses: string[] = [];
  const openOf = (address: string): string => {
    if (!addresses.includes(address)) addresses.push(address);
    return `/${mark}-${addresses.indexOf(address)}.svg`;
  };
  const open = JSON.stringify(art, (_, value: unknown) =>
    typeof value === "string" ? openOf(value) : value,
  );
  const opened = new RegExp(`/${mark}-(\\d+)\\.svg`, "g");
  return {
    art: JSON.parse(open) as BrandConfig["art"],
    fill: (markup) => markup.replace(opened, (_, at: string) => addresses[Number(at)] ?? ""),
  };
}

async function draw(
  core: CoreBuild,
  { header, hero }: PreparedBrand["manifest"]["layout"],
  drawn: Drawn,
): Promise<string> {
  const [shell, Layout, Hero] = await Promise.all([
    part(core, "static-shell", "staticShell"),
    part(core, `layout-${header}`, "Layout"),
    part(core, `hero-${hero}`, "Hero"),
  ]);
  return (shell as (input: StaticShellInput<unknown>) => string)({ ...drawn, Layout, Hero });
}

async function part(core: CoreBuild, name: string, exported: string): Promise<unknown> {
  const file = path.join(core.serverDir, `${name}.mjs`);
  const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  return module[exported];
}
