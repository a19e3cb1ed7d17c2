// Modules of texts, help pages and legal documents.
import type { Texts } from "#contract/brand-entry.ts";
import { HELP_PATH, helpGroup, type HelpGroup, type HelpPage } from "#contract/help.ts";
import type { Locale } from "#contract/locales.ts";
import { ROUTES } from "#contract/routes.ts";
import { escapeScript } from "../content/escape-script.ts";
import { legalModule, type LegalText } from "../content/legal-text.ts";
import { textParts } from "./text-parts.ts";

export interface LocaleContent {
  readonly texts: Texts;
  readonly help: readonly HelpPage[];
  /** `variant/name` → document. */
  readonly legal: Readonly<Record<string, LegalText>>;
}

export function contentModules(
  { texts, help, legal }: LocaleContent,
  locale: Locale,
): readonly (readonly [stem: string, content: string])[] {
  return [
    ...[...textParts(texts)].map(([part, own]) => [`${part}-${locale}`, dataModule(own)] as const),
    ...[...helpGroups(help)].map(
      ([group, pages]) => [`help-${group}-${locale}`, dataModule(pages)] as const,
    ),
    ...Object.values(legal).map((text) => [`${text.name}-${locale}`, legalModule(text)] as const),
  ];
}

export function dataModule(value: unknown): string {
  return `export default ${escapeScript(JSON.stringify(value))};\n`;
}

/** Switch → its pages, in the order of the route table. */
export function helpGroups(pages: readonly HelpPage[]): ReadonlyMap<HelpGroup, HelpPage[]> {
  return Map.groupBy(pages, ({ slug }) =>
    helpGroup(ROUTES.find((route) => route.path === `${HELP_PATH}${slug}`) ?? {}),
  );
}
