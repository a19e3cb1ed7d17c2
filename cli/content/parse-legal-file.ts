// A legal document as its file holds it, variables still in place. Brands with words of their own share a
// few files, so a text is parsed once per process.
import type { Block } from "#contract/legal.ts";
import type { Problem } from "../errors/errors.ts";
import { checkVariables } from "./check-variables.ts";
import { readFrontMatter } from "./front-matter.ts";
import { LEGAL_LINK_TARGETS } from "./legal-links.ts";
import { parseMarkdown } from "./parse-markdown.ts";

export interface LegalFile {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly problems: readonly Problem[];
}

const parsed = new Map<string, LegalFile>();

/** @param file the problems' place */
export function parseLegalFile(text: string, file: string): LegalFile {
  const key = `${file}\n${text}`;
  const known = parsed.get(key) ?? parse(text, file);
  parsed.set(key, known);
  return known;
}

function parse(text: string, file: string): LegalFile {
  const head = readFrontMatter(text, file);
  if ("code" in head) return { title: "", blocks: [], problems: [head] };
  const { blocks, problems } = parseMarkdown(head.body, file, LEGAL_LINK_TARGETS);
  return { title: head.title, blocks, problems: [...problems, ...checkVariables(head, file)] };
}
