import path from "node:path";
import type { HelpPicture } from "#contract/help.ts";
import { problem, type Problem } from "../errors/errors.ts";
import { readInside } from "../files/read-file.ts";
import type { HelpTools } from "./help-tools.ts";
import type { FoundPicture } from "./picture-marks.ts";
import { readDrawing } from "./read-drawing.ts";

const MAX_BYTES = 30_000;

interface PictureInput extends FoundPicture {
  /** The page that shows it. */
  readonly file: string;
  readonly prefix: string;
}

interface ReadPicture {
  readonly picture: HelpPicture | null;
  readonly problems: readonly Problem[];
}

/** A drawing beside the text, checked like a brand's own, as a block of the page. */
export async function readPicture(
  input: PictureInput,
  svgProblems: HelpTools["svgProblems"],
): Promise<ReadPicture> {
  const { alt, url, prefix } = input;
  if (alt.trim() === "")
    return refused(input, "has no words", "say in the square brackets what the picture shows.");
  if (!/^art\/[a-z\d-]+\.svg$/.test(url))
    return refused(input, "is no drawing beside the text", "name a file as art/<name>.svg.");
  const root = path.dirname(input.file);
  const source = path.join(root, url);
  const read = readInside(root, source, MAX_BYTES);
  if (read === null) return refused(input, "does not exist", `add content/help/${url}.`);
  if ("problem" in read) return { picture: null, problems: [read.problem] };
  const problems = [...svgProblems(read.text, source), ...colourProblems(read.text, source)];
  if (problems.length > 0) return { picture: null, problems };
  return { picture: { kind: "picture", alt, drawing: readDrawing(read.text, prefix) }, problems };
}

function refused({ file, line, url }: PictureInput, what: string, fix: string): ReadPicture {
  const found = problem("HELP_PICTURE", {
    file,
    line,
    found: url,
    allowed: "![what it shows](art/<name>.svg)",
    what: `The picture "${url}" ${what}.`,
    fix,
  });
  return { picture: null, problems: [found] };
}

const COLOUR =
  /(?:fill|stroke|color)\s*(?:=\s*["']|:\s*)(?!\s|none|currentColor|inherit|url\(|var\()([^"';]+)/gi;

/** A drawing that all brands and editions share cannot have colours of its own. */
function colourProblems(svg: string, file: string): Problem[] {
  return [...svg.matchAll(COLOUR)].slice(0, 1).map((match) =>
    problem("HELP_PICTURE", {
      file,
      line: svg.slice(0, match.index).split("\n").length,
      found: match[1]?.trim() ?? null,
      allowed: "currentColor, none",
      what: `The drawing sets the colour ${match[1]?.trim() ?? ""}, which fits one edition at most.`,
      fix: "write currentColor, with an opacity where it should be fainter.",
    }),
  );
}
