// The help pages from their files, and in zh-TW: where Markdown, drawings and conversion meet.
import path from "node:path";
import { helpGroup, HELP_PATH, type HelpGroup, type HelpPage } from "#contract/help.ts";
import type { Locale } from "#contract/locales.ts";
import { ROUTES } from "#contract/routes.ts";
import { svgProblems } from "../brand/check-svg.ts";
import type { Problem } from "../errors/errors.ts";
import { mapHelp, helpTexts, type MapLeaves } from "../content/map-help.ts";
import { readHelp } from "../content/read-help.ts";
import { mapBlocks } from "../content/document-text.ts";
import { LEGAL_LINK_TARGETS } from "../content/legal-links.ts";
import { parseMarkdown } from "../content/parse-markdown.ts";
import { lintTraditionalText } from "../locale/lint-traditional.ts";

const mapLeaves: MapLeaves = (blocks, change) => mapBlocks(blocks, change, (href) => href);

export interface HelpSources {
  readonly pages: Readonly<Record<Locale, readonly HelpPage[]>>;
  readonly problems: readonly Problem[];
}

export async function readHelpSources(
  contentDir: string,
  converter: (text: string) => string,
): Promise<HelpSources> {
  const dir = path.join(contentDir, "help");
  const { pages, problems } = await readHelp(dir, {
    parseMarkdown,
    mapBlocks,
    svgProblems,
    linkTargets: LEGAL_LINK_TARGETS.filter((target) => target.startsWith("/")),
  });
  const traditional = convertHelp(pages, converter);
  const lint = traditional.flatMap((page) =>
    helpTexts(page, mapLeaves).flatMap((text) =>
      lintTraditionalText(text, {
        file: path.join(dir, `${page.slug}.md`),
        line: null,
        field: null,
      }),
    ),
  );
  return {
    pages: { "zh-CN": pages, "zh-TW": traditional },
    problems: [...problems, ...lint],
  };
}

export function convertHelp(
  pages: readonly HelpPage[],
  converter: (text: string) => string,
): HelpPage[] {
  return pages.map((page) => mapHelp(page, converter, mapLeaves));
}

/** Switch → its pages, in the order of the route table. */
export function helpGroups(pages: readonly HelpPage[]): ReadonlyMap<HelpGroup, HelpPage[]> {
  const groups = new Map<HelpGroup, HelpPage[]>();
  for (const page of pages) {
    const route = ROUTES.find(({ path: address }) => address === `${HELP_PATH}${page.slug}`);
    const group = helpGroup(route ?? {});
    groups.set(group, [...(groups.get(group) ?? []), page]);
  }
  return groups;
}
