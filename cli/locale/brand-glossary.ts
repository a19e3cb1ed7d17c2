// Reads `brands/<id>/texts/glossary.json`.
import path from "node:path";
import * as v from "valibot";
import type { JsonDocument } from "../files/strict-json.ts";
import { MAX_PROBLEMS, problem, type Problem } from "../errors/errors.ts";
import { BrandGlossarySchema, type BrandGlossary } from "./glossary.ts";

type ReadJson = (root: string, file: string) => Promise<JsonDocument | null>;

export interface ReadGlossary {
  /** Undefined when it is missing or invalid. */
  readonly glossary: BrandGlossary | undefined;
  readonly problems: readonly Problem[];
}

export async function readBrandGlossary(
  brandDir: string,
  readJson: ReadJson,
): Promise<ReadGlossary> {
  const file = path.join(brandDir, "texts", "glossary.json");
  const document = await readJson(brandDir, file);
  if (document === null) return { glossary: undefined, problems: [] };
  if (document.problems.length > 0) return { glossary: undefined, problems: document.problems };
  const parsed = v.safeParse(BrandGlossarySchema, document.value);
  if (!parsed.success) {
    return {
      glossary: undefined,
      problems: parsed.issues
        .slice(0, MAX_PROBLEMS)
        .map((issue) => shapeProblem(issue, file, document)),
    };
  }
  return { glossary: parsed.output, problems: duplicates(parsed.output, file, document) };
}

function shapeProblem(
  issue: v.InferIssue<typeof BrandGlossarySchema>,
  file: string,
  document: JsonDocument,
): Problem {
  const field = v.getDotPath(issue) ?? "";
  const [what, fix] = wording(issue, field);
  return problem("LOCALE_GLOSSARY", {
    file,
    line: lineOf(field, document),
    field,
    found: issue.received,
    allowed: '"terms": [{ "zhCN", "zhTW", "note" }] and "protectedNames": ["…"]',
    what,
    fix,
  });
}

function wording(
  issue: v.InferIssue<typeof BrandGlossarySchema>,
  field: string,
): readonly [string, string] {
  if (issue.type === "strict_object" && issue.expected === "never") {
    return [`"${field}" is not a field of a glossary.`, `remove "${field}".`];
  }
  if (issue.received === "undefined") return [`"${field}" is missing.`, `add "${field}".`];
  if (issue.type === "max_length")
    return [`"${field}" is longer than ${issue.requirement}.`, "shorten it."];
  if (issue.type === "non_empty")
    return [`"${field}" is empty.`, `write the word "${field}" stands for.`];
  return [
    `"${field}" is ${issue.received}, and ${issue.expected ?? "another value"} is expected.`,
    `write ${issue.expected ?? "another value"} there.`,
  ];
}

/** Of the field or its nearest parent. */
function lineOf(field: string, document: JsonDocument): number {
  for (let at = field; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf(".")))) {
    const line = document.lines.get(at);
    if (line !== undefined) return line;
  }
  return 1;
}

function duplicates(glossary: BrandGlossary, file: string, document: JsonDocument): Problem[] {
  const first = new Map<string, string>();
  return glossary.terms.flatMap(({ zhCN, zhTW }, index) => {
    const before = first.get(zhCN);
    first.set(zhCN, before ?? zhTW);
    if (before === undefined) return [];
    const field = `terms.${index}`;
    return problem("LOCALE_GLOSSARY_TWICE", {
      file,
      line: document.lines.get(field) ?? null,
      field,
      found: `${zhCN} → ${zhTW}`,
      allowed: `${zhCN} → ${before}`,
      what: `The glossary gives ${zhCN} a second time; ${before} stands above.`,
      fix: "keep one of the two.",
    });
  });
}
