// Refuses texts for which the Markdown parser takes quadratic time or overflows the stack.
import { problem, type Problem } from "../errors/errors.ts";

/** Ten times the longest legal text of the core. */
export const MAX_MARKDOWN_BYTES = 256 * 1024;

/** Lists and quotes begun by one line. */
const MAX_NESTING = 8;
/** Columns before a line's first character: each level of a list takes two or more. */
const MAX_INDENT = 32;
const MAX_LINE = 8000;
/** Marks (of emphasis, links, code, entities) between two empty lines. */
const MAX_MARKS = 1000;

const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
const MARK = /[*_[\]`<&!\\~^]/g;

/** Null when the text can be parsed in linear time. */
export function markdownLimit(text: string, file: string): Problem | null {
  let marks = 0;
  for (const [index, line] of text.split("\n").entries()) {
    marks = line.trim() === "" ? 0 : marks + (line.match(MARK)?.length ?? 0);
    const what = excess(line, marks);
    if (what !== null) return refused(file, index + 1, what);
  }
  return null;
}

function excess(line: string, marks: number): string | null {
  if (line.length > MAX_LINE) return `a line of more than ${MAX_LINE} characters`;
  if (marks > MAX_MARKS) return `a paragraph with more than ${MAX_MARKS} marks`;
  if (indent(line) > MAX_INDENT) return `a line more than ${MAX_INDENT} columns in`;
  return nesting(line) > MAX_NESTING
    ? `a line that begins more than ${MAX_NESTING} lists and quotes`
    : null;
}

function indent(line: string): number {
  let columns = 0;
  for (const character of line) {
    if (character === " ") columns += 1;
    else if (character === "\t") columns += 4;
    else break;
  }
  return columns;
}

function nesting(line: string): number {
  let levels = 0;
  CONTAINER.lastIndex = 0;
  while (levels <= MAX_NESTING && CONTAINER.test(line)) levels += 1;
  return levels;
}

function refused(file: string, line: number, what: string): Problem {
  return problem("LEGAL_MARKDOWN", {
    file,
    line,
    found: what,
    allowed: "headings of level 1 to 3, paragraphs, lists, tables, emphasis and links",
    what: `The document holds ${what}, which no reader could follow.`,
    fix: "write shorter paragraphs and flatter lists.",
  });
}
