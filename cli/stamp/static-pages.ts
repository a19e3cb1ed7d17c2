// Renders the core's components for the html files of a bundle. Node caches the modules, so each is read once.
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { BrandConfig, Texts } from "#contract/brand-entry.ts";
import { SECTIONS, type SectionKey } from "#contract/layout.ts";
import type { LegalDocument, LegalName } from "#contract/legal.ts";
import type { Locale } from "#contract/locales.ts";
import type { Manifest } from "#contract/manifest.ts";
import { ownValue } from "#contract/own-value.ts";
import { drawnPages } from "#contract/documents.ts";
import type { RouteSpec } from "#contract/routes.ts";
import type {
  StaticDocument,
  StaticPage,
  StaticPagesInput,
  StaticShellInput,
} from "#contract/static-pages.ts";
import type { HelpPage } from "#contract/help.ts";
import { oneAfterAnother } from "../base/one-after-another.ts";
import type { CoreBuild } from "../core/core-build.ts";
import { helpGroups } from "./content-modules.ts";
import { EARLY, textParts } from "./text-parts.ts";

export interface StaticSite {
  readonly core: CoreBuild;
  readonly layout: Manifest["layout"];
  readonly config: BrandConfig;
  readonly routes: readonly RouteSpec[];
  readonly locale: Locale;
  readonly coreTexts: Texts;
  readonly ownTexts: Texts;
}

export interface StaticContent {
  readonly origin: string;
  readonly help: readonly HelpPage[];
  readonly legal: Readonly<Partial<Record<LegalName, LegalDocument>>>;
}

/** @returns markup of the page's root: of the home page, or of the frame without a page */
export function staticShell(site: StaticSite, name: "staticHome" | "staticFrame"): Promise<string> {
  return inTurn(async () => {
    const early = textParts(site.coreTexts).get(EARLY) ?? {};
    const input = { ...(await shellInput(site)), texts: [early, site.ownTexts] };
    const draw = await exported(site.core, "static-pages", name);
    return (draw as (shell: StaticShellInput<unknown>) => string)(input);
  });
}

/** Every public page but home, and the not-found page. */
export function staticDocuments(
  site: StaticSite,
  content: StaticContent,
): Promise<readonly StaticDocument[]> {
  return inTurn(async () => {
    const { core, layout, coreTexts, ownTexts } = site;
    const draw = await exported(core, "static-pages", "staticDocuments");
    return (draw as (input: StaticPagesInput<unknown>) => Promise<StaticDocument[]>)({
      ...(await shellInput(site)),
      ...content,
      texts: [coreTexts, ownTexts],
      lobbyHead: layout.lobby,
      Footer: await exported(core, `footer-${layout.footer}`, "Footer"),
      pages: await pageModules(site),
      help: Object.fromEntries(helpGroups(content.help)),
    });
  });
}

/** The brand and its texts are the state of the core's modules. */
const inTurn = oneAfterAnother();

async function pageModules({
  core,
  routes,
}: StaticSite): Promise<Readonly<Record<string, StaticPage<unknown>>>> {
  const pages = [...drawnPages(routes)].filter(isNotHome).map(async (page) => {
    const { Page, prepare } = await coreModule(core, `page-${page}`);
    const texts = ownValue(core.features, `page-${page}`) ?? null;
    return [page, { Page, prepare, texts } as StaticPage<unknown>] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

const isNotHome = (page: string) => page !== "home";

async function shellInput({
  core,
  layout,
  config,
  routes,
  locale,
}: StaticSite): Promise<Omit<StaticShellInput<unknown>, "texts">> {
  const sections = (Object.keys(SECTIONS) as SectionKey[]).filter(
    (key) => core.entries[`section-${key}`] !== undefined,
  );
  return {
    config,
    routes,
    sections,
    locale,
    Layout: await exported(core, `layout-${layout.header}`, "Layout"),
    Hero: await exported(core, `hero-${layout.hero}`, "Hero"),
  };
}

async function exported(core: CoreBuild, name: string, key: string): Promise<unknown> {
  return ownValue(await coreModule(core, name), key);
}

async function coreModule(
  core: CoreBuild,
  name: string,
): Promise<Readonly<Record<string, unknown>>> {
  const file = path.join(core.serverDir, `${name}.mjs`);
  return (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
}
