// Reads one help page: head, sections, pictures.
import path from "node:path";
import { PAGE_LINK, type HelpBlock, type HelpPage, type HelpSection } from "#contract/help.ts";
import { problem, type Problem } from "../errors/errors.ts";
import { lineOf } from "../base/characters.ts";
import { pictureProblem, readPicture, type SvgProblems } from "./help-picture.ts";
import { HELP_LINK_TARGETS } from "./link-targets.ts";
import { mapBlocks } from "./map-texts.ts";
import { parseMarkdown, type FoundPicture, type PictureRules } from "./parse-markdown.ts";
import { HELP_HEAD, listOf, readHead } from "./read-head.ts";

export interface HelpText {
  readonly slug: string;
  readonly file: string;
  readonly text: string;
}

/** The page is null when a problem leaves nothing to show. */
export function readHelpPage(
  { slug, file, text }: HelpText,
  svgProblems: SvgProblems,
): { readonly page: HelpPage | null; readonly problems: readonly Problem[] } {
  const head = readHead(text, file, HELP_HEAD);
  if ("code" in head) return { page: null, problems: [head] };
  const pictureProblems: Problem[] = [];
  let count = 0;
  const pictures: PictureRules = {
    read(found) {
      count += 1;
      const read = readPicture({ found, file, prefix: `${slug}${count}` }, svgProblems);
      if ("kind" in read) return read;
      pictureProblems.push(...read);
      return null;
    },
    misplaced: (found) => misplaced(found, file),
  };
  const rules = { targets: HELP_LINK_TARGETS, pictures };
  const { blocks, problems } = parseMarkdown(head.body, file, rules);
  const { title, summary, keywords } = head.fields;
  return {
    page: {
      slug,
      title: title.value,
      summary: summary.value,
      keywords: listOf(keywords.value),
      ...sectionsOf(mapBlocks(blocks, (words) => words, pageLink)),
    },
    problems: [...problems, ...pictureProblems, ...variableProblems(head.body, file)],
  };
}

const pageLink = (href: string) => (href.startsWith("/") ? `${PAGE_LINK}${href}` : href);

function sectionsOf(blocks: readonly HelpBlock[]): Pick<HelpPage, "intro" | "sections"> {
  const starts = blocks.flatMap((block, index) =>
    block.kind === "heading" && block.level <= 2 ? [index] : [],
  );
  const sections = starts.flatMap((start, index): HelpSection[] => {
    const heading = blocks[start];
    if (heading?.kind !== "heading") return [];
    const rest = blocks.slice(start + 1, starts[index + 1]);
    return [{ id: heading.id, title: heading.text, blocks: rest }];
  });
  return { intro: blocks.slice(0, starts[0]), sections };
}

function misplaced(found: FoundPicture, file: string): Problem {
  const where = "stands in a heading, in a table or inside other marks";
  const what = `A picture of ${path.basename(file)} ${where}.`;
  return pictureProblem(file, found, what, "put the picture on a line of its own.");
}

function variableProblems(body: string, file: string): Problem[] {
  const variable = /\{\{[^{}]*\}\}/.exec(body);
  if (variable === null) return [];
  return [
    problem("LEGAL_VARIABLE_UNKNOWN", {
      file,
      line: lineOf(body, variable.index),
      found: variable[0],
      what: `A help page is shared by all brands, so ${variable[0]} has no value.`,
      fix: "say it without the variable; what differs per brand stands in the legal documents.",
    }),
  ];
}
