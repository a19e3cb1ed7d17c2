// One help page as its file holds it: head, sections, pictures.
import path from "node:path";
import { PAGE_LINK, type HelpPage, type HelpPicture, type HelpSection } from "#contract/help.ts";
import type { Block } from "#contract/legal.ts";
import { problem, type Problem } from "../errors/errors.ts";
import { readHelpHead } from "./help-head.ts";
import type { HelpTools } from "./help-tools.ts";
import { readPicture } from "./help-picture.ts";
import { holdsMark, markPictures, placePictures } from "./picture-marks.ts";

export interface HelpText {
  readonly slug: string;
  readonly file: string;
  readonly text: string;
}

/** The page is null when a problem leaves nothing to show. */
export async function readHelpPage(
  { slug, file, text }: HelpText,
  tools: HelpTools,
): Promise<{ readonly page: HelpPage | null; readonly problems: readonly Problem[] }> {
  const head = readHelpHead(text, file);
  if ("code" in head) return { page: null, problems: [head] };
  const marked = markPictures(head.body);
  const { blocks, problems } = tools.parseMarkdown(marked.text, file, tools.linkTargets);
  const read = await Promise.all(
    marked.pictures.map((found, index) =>
      readPicture({ ...found, file, prefix: `${slug}${index + 1}` }, tools.svgProblems),
    ),
  );
  const page = {
    slug,
    title: head.title,
    summary: head.summary,
    keywords: head.keywords,
    ...sectionsOf(
      tools.mapBlocks(blocks, same, pageLink),
      read.map(({ picture }) => picture),
    ),
  };
  return {
    page,
    problems: [
      ...problems,
      ...read.flatMap((picture) => picture.problems),
      ...textProblems(page, head.body, file),
    ],
  };
}

const same = (text: string) => text;
const pageLink = (href: string) => (href.startsWith("/") ? `${PAGE_LINK}${href}` : href);

function sectionsOf(
  blocks: readonly Block[],
  pictures: readonly (HelpPicture | null)[],
): Pick<HelpPage, "intro" | "sections"> {
  const starts = blocks.flatMap((block, index) =>
    block.kind === "heading" && block.level <= 2 ? [index] : [],
  );
  const sections = starts.flatMap((start, index): HelpSection[] => {
    const heading = blocks[start];
    if (heading?.kind !== "heading") return [];
    const rest = blocks.slice(start + 1, starts[index + 1]);
    return [{ id: heading.id, title: heading.text, blocks: placePictures(rest, pictures) }];
  });
  return { intro: placePictures(blocks.slice(0, starts[0]), pictures), sections };
}

/** What the tree would hold and nobody would see or understand. */
function textProblems(page: HelpPage, body: string, file: string): Problem[] {
  const problems: Problem[] = [];
  if (holdsMark(JSON.stringify(page))) {
    problems.push(
      problem("HELP_PICTURE", {
        file,
        what: `A picture of ${path.basename(file)} stands in a heading, in a table or inside other marks.`,
        fix: "put the picture on a line of its own.",
      }),
    );
  }
  const variable = /\{\{[^}]*\}\}/.exec(body);
  if (variable !== null) {
    problems.push(
      problem("LEGAL_VARIABLE_UNKNOWN", {
        file,
        line: body.slice(0, variable.index).split("\n").length,
        found: variable[0],
        what: `A help page is shared by all brands, so ${variable[0]} has no value.`,
        fix: "say it without the variable; what differs per brand stands in the legal documents.",
      }),
    );
  }
  return problems;
}
