// Renders the core's components for the first paint in the html. Node caches the modules, so each is read once.
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { BrandConfig } from "#contract/brand-entry.ts";
import { SECTIONS, type SectionKey } from "#contract/layout.ts";
import { ownValue } from "#contract/own-value.ts";
import type { RouteSpec } from "#contract/routes.ts";
import type { StaticShellInput } from "#contract/static-shell.ts";
import type { CoreBuild } from "../core/core-build.ts";
import type { PreparedBrand } from "./prepared-brand.ts";
import { EARLY, textParts } from "./text-parts.ts";

/** @returns markup of the root before the script runs */
export async function staticShell(
  core: CoreBuild,
  brand: PreparedBrand,
  config: BrandConfig,
  routes: readonly RouteSpec[],
): Promise<string> {
  const { layout, locales } = brand.manifest;
  const [shell, Layout, Hero] = await Promise.all([
    part(core, "static-shell", "staticShell"),
    part(core, `layout-${layout.header}`, "Layout"),
    part(core, `hero-${layout.hero}`, "Hero"),
  ]);
  const early = textParts(brand.coreTexts[locales.default]).get(EARLY) ?? {};
  const draw = shell as (input: StaticShellInput<unknown>) => string;
  return draw({
    config,
    routes,
    sections: (Object.keys(SECTIONS) as SectionKey[]).filter(
      (key) => core.entries[`section-${key}`] !== undefined,
    ),
    texts: [early, brand.texts[locales.default]],
    Layout,
    Hero,
  });
}

async function part(core: CoreBuild, name: string, exported: string): Promise<unknown> {
  const file = path.join(core.serverDir, `${name}.mjs`);
  const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  return ownValue(module, exported);
}
