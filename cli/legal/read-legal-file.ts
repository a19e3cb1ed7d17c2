// A legal document as its file holds it, variables still in place. Thousands of brands share a few
// files, so a text is parsed once per process.
import type { Block } from "#contract/legal.ts";
import type { Problem } from "../errors.ts";
import { readInside } from "../input/read-file.ts";
import { checkVariables } from "./check-variables.ts";
import { readFrontMatter } from "./front-matter.ts";
import { LEGAL_LINK_TARGETS } from "./legal-links.ts";
import { MAX_MARKDOWN_BYTES } from "./markdown-limits.ts";
import { parseMarkdown } from "./parse-markdown.ts";

export interface LegalFile {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly problems: readonly Problem[];
}

const parsed = new Map<string, LegalFile>();

/** Null when there is no such file. `root` is the folder the file may not lead out of. */
export async function readLegalFile(root: string, file: string): Promise<LegalFile | null> {
  const read = readInside(root, file, MAX_MARKDOWN_BYTES);
  if (read === null) return null;
  if ("problem" in read) return { title: "", blocks: [], problems: [read.problem] };
  const key = `${file}\n${read.text}`;
  const known = parsed.get(key) ?? parse(read.text, file);
  parsed.set(key, known);
  return known;
}

function parse(text: string, file: string): LegalFile {
  const head = readFrontMatter(text, file);
  if ("code" in head) return { title: "", blocks: [], problems: [head] };
  const { blocks, problems } = parseMarkdown(head.body, file, LEGAL_LINK_TARGETS);
  return { title: head.title, blocks, problems: [...problems, ...checkVariables(head, file)] };
}
