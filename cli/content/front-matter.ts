// The head of a legal document:
//
//     ---
//     title: 用户条款
//     variables: [operator, licence]
//     ---
import { problem, type Problem } from "../errors/errors.ts";

export interface FrontMatter {
  readonly title: string;
  readonly variables: readonly string[];
  readonly variablesLine: number;
  /** The text below the head, as many lines down as it stands in the file. */
  readonly body: string;
}

const HEAD = /^---\r?\n(?<head>[\s\S]*?)\r?\n---(?:\r?\n|$)/;
const FIELD = /^(?<name>[a-z]+):\s*(?<value>.*)$/;

export function readFrontMatter(text: string, file: string): FrontMatter | Problem {
  const match = HEAD.exec(text);
  const lines = (match?.groups?.["head"] ?? "").split(/\r?\n/);
  const fields = new Map<string, { readonly value: string; readonly line: number }>();
  for (const [index, line] of lines.entries()) {
    const field = FIELD.exec(line)?.groups;
    if (field?.["name"] !== undefined)
      fields.set(field["name"], { value: field["value"] ?? "", line: index + 2 });
  }
  const title = fields.get("title")?.value.trim() ?? "";
  const variables = fields.get("variables");
  const list =
    variables === undefined ? null : /^\[(?<names>[^\]]*)\]$/.exec(variables.value.trim());
  const unknown = [...fields.keys()].find((name) => name !== "title" && name !== "variables");
  if (
    match === null ||
    title === "" ||
    variables === undefined ||
    list === null ||
    unknown !== undefined
  ) {
    return headProblem(file, unknown);
  }
  return {
    title,
    variables: (list.groups?.["names"] ?? "")
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== ""),
    variablesLine: variables.line,
    body: "\n".repeat(match[0].split("\n").length - 1) + text.slice(match[0].length),
  };
}

function headProblem(file: string, unknown: string | undefined): Problem {
  return problem("LEGAL_FRONT_MATTER", {
    file,
    line: 1,
    found: unknown ?? null,
    allowed: "title: … and variables: […] between two lines of ---",
    what:
      unknown === undefined
        ? "The document does not begin with its title and the list of its variables."
        : `The head of the document holds "${unknown}", which nothing reads.`,
    fix: "begin the file with ---, title: <text>, variables: [operator, contact], --- on lines of their own.",
  });
}
