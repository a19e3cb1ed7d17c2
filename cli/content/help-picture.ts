import path from "node:path";
import type { HelpPicture } from "#contract/help.ts";
import { problem, type Problem } from "../errors/errors.ts";
import { lineOf } from "../base/characters.ts";
import { readInside } from "../files/read-file.ts";
import type { FoundPicture } from "./parse-markdown.ts";
import { readDrawing } from "./read-drawing.ts";

export type SvgProblems = (svg: string, file: string) => readonly Problem[];

const MAX_BYTES = 30_000;

interface PictureInput {
  readonly found: FoundPicture;
  readonly file: string;
  readonly prefix: string;
}

export function readPicture(
  { found, file, prefix }: PictureInput,
  svgProblems: SvgProblems,
): HelpPicture | readonly Problem[] {
  const { alt, url } = found;
  const refused = (what: string, fix: string) => [
    pictureProblem(file, found, `The picture "${url}" ${what}.`, fix),
  ];
  if (alt.trim() === "")
    return refused("has no words", "say in the square brackets what the picture shows.");
  if (!/^art\/[a-z\d-]+\.svg$/.test(url))
    return refused("is no drawing beside the text", "name a file as art/<name>.svg.");
  const root = path.dirname(file);
  const source = path.join(root, url);
  const read = readInside(root, source, MAX_BYTES);
  if (read === null) return refused("does not exist", `add content/help/${url}.`);
  if ("problem" in read) return [read.problem];
  const problems = [...svgProblems(read.text, source), ...colourProblems(read.text, source)];
  if (problems.length > 0) return problems;
  return { kind: "picture", alt, drawing: readDrawing(read.text, prefix) };
}

export function pictureProblem(
  file: string,
  { url, line }: FoundPicture,
  what: string,
  fix: string,
): Problem {
  const allowed = "![what it shows](art/<name>.svg)";
  return problem("HELP_PICTURE", { file, line, found: url, allowed, what, fix });
}

const COLOUR =
  /(?:fill|stroke|color)\s*(?:=\s*["']|:\s*)(?!\s|none|currentColor|inherit|url\(|var\()([^"';]+)/gi;

/** All brands and editions share the drawing, so it must not set colours. */
function colourProblems(svg: string, file: string): Problem[] {
  return [...svg.matchAll(COLOUR)].slice(0, 1).map((match) =>
    problem("HELP_PICTURE", {
      file,
      line: lineOf(svg, match.index),
      found: match[1]?.trim() ?? null,
      allowed: "currentColor, none",
      what: `The drawing sets the colour ${match[1]?.trim() ?? ""}, which fits one edition at most.`,
      fix: "write currentColor, with an opacity where it should be fainter.",
    }),
  );
}
