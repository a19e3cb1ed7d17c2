// What must be true of every page of every site.
import type { Page } from "playwright-core";
import type { SiteFacts, SiteVariant } from "./site-variant.ts";
import { shownKeys } from "./text-keys.ts";

export interface TextRules {
  /** Of all texts, without their namespaces. */
  readonly keys: ReadonlySet<string>;
  /** Characters and words of a text that a zh-TW page must not have. */
  readonly notTraditional: (text: string) => readonly string[];
}

/** One line per finding: wider than the window, a text key on the page, a text of another locale. */
export async function unsound(
  page: Page,
  { locale }: Pick<SiteVariant, "locale">,
  { keys, notTraditional }: TextRules,
): Promise<string[]> {
  const { wider, text } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { wider: scrollWidth - clientWidth, text: document.body.innerText };
  });
  const raw = shownKeys(text, keys);
  const foreign = locale === "zh-TW" ? notTraditional(text) : [];
  return [
    ...(wider > 0 ? [`${wider} px wider than the window`] : []),
    ...(raw.length > 0 ? [`text keys: ${raw.join(", ")}`] : []),
    ...(foreign.length > 0 ? [`not traditional: ${foreign.join(", ")}`] : []),
  ];
}

/** One line per fact of the first page that is not of the asked edition and locale. */
export async function wrongVariant(
  page: Page,
  { edition, locale }: SiteVariant,
  { name }: Pick<SiteFacts, "name">,
): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    const { colorScheme } = getComputedStyle(document.documentElement);
    return { title: document.title, edition: dataset["edition"], locale: lang, colorScheme };
  });
  const expected = {
    title: name[locale] ?? "",
    edition,
    locale,
    colorScheme: edition === "classic" ? "light" : "dark",
  };
  return (["title", "edition", "locale", "colorScheme"] as const)
    .filter((fact) =>
      fact === "title" ? !shown.title.includes(expected.title) : shown[fact] !== expected[fact],
    )
    .map((fact) => `${fact} is "${shown[fact] ?? ""}" instead of "${expected[fact]}"`);
}
