// Parses the file of a legal document; variables are not filled in.
import type { Block } from "#contract/legal.ts";
import type { Problem } from "../errors/errors.ts";
import { checkVariables } from "./check-variables.ts";
import { LEGAL_LINK_TARGETS } from "./link-targets.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { LEGAL_HEAD, readHead } from "./read-head.ts";

export interface LegalFile {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly problems: readonly Problem[];
}

/** Brands share most files, so each is parsed once. */
const parsed = new Map<string, LegalFile>();

export function parseLegalFile(text: string, file: string): LegalFile {
  const key = `${file}\n${text}`;
  const known = parsed.get(key) ?? parse(text, file);
  parsed.set(key, known);
  return known;
}

function parse(text: string, file: string): LegalFile {
  const head = readHead(text, file, LEGAL_HEAD);
  if ("code" in head) return { title: "", blocks: [], problems: [head] };
  const { blocks, problems } = parseMarkdown(head.body, file, { targets: LEGAL_LINK_TARGETS });
  const title = head.fields.title.value;
  return { title, blocks, problems: [...problems, ...checkVariables(head, file)] };
}
