// Help texts are shared by all brands: on a site without some of the pages, their links become words or go.
import { expect, it } from "vitest";
import { HELP_PATH, PAGE_LINK, type HelpBlock, type HelpPage } from "#contract/help.ts";
import type { Inline } from "#contract/legal.ts";
import { ROUTES } from "#contract/routes.ts";
import { SWITCH_KEYS, type SwitchKey } from "#contract/switches.ts";
import { svgProblems } from "../cli/brand/check-svg.ts";
import { readHelp } from "../cli/content/read-help.ts";
import { resolveLinks } from "../src/features/help/resolve-links.ts";

const { pages } = await readHelp("content/help", svgProblems);

it.each(SWITCH_KEYS)("a site without %s has no help link to its pages", (off) => {
  const open = pathsWithout([off]);
  for (const page of pages) {
    const shown = resolveLinks(page, (path) => open.has(path));
    expect(hrefsOf(shown).filter((href) => !open.has(href))).toEqual([]);
  }
});

it("texts that a site without deposits has name no page of deposits", () => {
  const own = (path: string) =>
    ROUTES.some((route) => route.path === path && route.switch === "deposit");
  const others = pages.filter(({ slug }) => !own(`${HELP_PATH}${slug}`));
  const links = others.flatMap((page) => resolveLinks(page, () => true)).flatMap(hrefsOf);
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter(own)).toEqual([]);
});

it("a site with all pages keeps every link", () => {
  const open = pathsWithout([]);
  for (const page of pages) {
    const shown = resolveLinks(page, (path) => open.has(path));
    expect(hrefsOf(shown)).toEqual(hrefsOf(page).map((href) => href.replace(PAGE_LINK, "")));
  }
});

function pathsWithout(off: readonly SwitchKey[]): ReadonlySet<string> {
  const on = ROUTES.filter((route) => route.switch === undefined || !off.includes(route.switch));
  return new Set(on.map(({ path }) => path));
}

function hrefsOf({ intro, sections }: HelpPage): string[] {
  return [...intro, ...sections.flatMap(({ blocks }) => blocks)].flatMap(hrefsOfBlock);
}

function hrefsOfBlock(block: HelpBlock): string[] {
  switch (block.kind) {
    case "paragraph":
      return block.children.flatMap(hrefsOfInline);
    case "list":
      return block.items.flat().flatMap(hrefsOfBlock);
    case "table":
      return [...block.head, ...block.rows.flat()].flat().flatMap(hrefsOfInline);
    default:
      return [];
  }
}

function hrefsOfInline(inline: Inline): string[] {
  if (inline.kind === "text") return [];
  const within = inline.children.flatMap(hrefsOfInline);
  return inline.kind === "link" ? [inline.href, ...within] : within;
}
