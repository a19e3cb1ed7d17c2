// The head of a legal document or of a help page: one `name: value` a line, between two lines of `---`.
import { problem, type Problem } from "../errors/errors.ts";

interface HeadRules<Name extends string> {
  readonly code: "LEGAL_FRONT_MATTER" | "HELP_FRONT_MATTER";
  readonly names: readonly Name[];
  readonly allowed: string;
  /** Message for a missing field. */
  readonly missing: string;
  readonly fix: string;
}

export const LEGAL_HEAD: HeadRules<"title" | "variables"> = {
  code: "LEGAL_FRONT_MATTER",
  names: ["title", "variables"],
  allowed: "title: … and variables: […] between two lines of ---",
  missing: "The document does not begin with its title and the list of its variables.",
  fix: "begin the file with ---, title: <text>, variables: [operator, contact], --- on lines of their own.",
};

export const HELP_HEAD: HeadRules<"title" | "summary" | "keywords"> = {
  code: "HELP_FRONT_MATTER",
  names: ["title", "summary", "keywords"],
  allowed: "title: …, summary: … and keywords: […] between two lines of ---",
  missing: "The page does not begin with its title, its summary and its keywords.",
  fix: "begin the file with ---, title: <text>, summary: <text>, keywords: [<word>, <word>], --- on lines of their own.",
};

export interface Head<Name extends string> {
  readonly fields: Readonly<Record<Name, { readonly value: string; readonly line: number }>>;
  /** The text below the head, after blank lines so that line numbers match the file. */
  readonly body: string;
}

const HEAD = /^---\r?\n(?<head>[\s\S]*?)\r?\n---(?:\r?\n|$)/;
const FIELD = /^(?<name>[a-z]+):(?<value>.*)$/;

export function readHead<Name extends string>(
  text: string,
  file: string,
  rules: HeadRules<Name>,
): Head<Name> | Problem {
  const { code, names, allowed, missing, fix } = rules;
  const refused = (line: number, found: string | null) => {
    const what = found === null ? missing : `The head holds "${found}", which nothing reads.`;
    return problem(code, { file, line, found, allowed, what, fix });
  };
  const match = HEAD.exec(text);
  if (match === null) return refused(1, null);
  const fields: Partial<Head<Name>["fields"]> = {};
  for (const [index, line] of (match.groups?.["head"] ?? "").split(/\r?\n/).entries()) {
    const { name, value = "" } = FIELD.exec(line)?.groups ?? {};
    if (name === undefined) continue;
    const known = names.find((one) => one === name);
    if (known === undefined) return refused(index + 2, line);
    Object.assign(fields, { [known]: { value: value.trim(), line: index + 2 } });
  }
  if (names.some((name) => (fields[name]?.value ?? "") === "")) return refused(1, null);
  const body = "\n".repeat(match[0].split("\n").length - 1) + text.slice(match[0].length);
  return { fields: fields as Head<Name>["fields"], body };
}

export function listOf(value: string): string[] {
  return value
    .replaceAll(/^\[|\]$/g, "")
    .split(/[,，、]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
