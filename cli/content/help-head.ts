// The head of a help page:
//
//     ---
//     title: 如何开户
//     summary: 三步完成注册。
//     keywords: [注册, 开户]
//     ---
import { problem, type Problem } from "../errors/errors.ts";

export interface HelpHead {
  readonly title: string;
  readonly summary: string;
  readonly keywords: readonly string[];
  /** The text below the head, as many lines down as it stands in the file. */
  readonly body: string;
}

const HEAD = /^---\r?\n(?<head>[\s\S]*?)\r?\n---(?:\r?\n|$)/;
const FIELDS: readonly string[] = ["title", "summary", "keywords"];

export function readHelpHead(text: string, file: string): HelpHead | Problem {
  const match = HEAD.exec(text);
  if (match === null) return headProblem(file, 1, null);
  const fields = new Map<string, string>();
  for (const [index, line] of (match.groups?.["head"] ?? "").split(/\r?\n/).entries()) {
    const { name = "", value = "" } = /^(?<name>[a-z]+):\s*(?<value>.*)$/.exec(line)?.groups ?? {};
    if (!FIELDS.includes(name)) return headProblem(file, index + 2, line);
    fields.set(name, value.trim());
  }
  const [title = "", summary = "", keywords = ""] = FIELDS.map((name) => fields.get(name));
  if (title === "" || summary === "" || keywords === "") return headProblem(file, 1, null);
  return {
    title,
    summary,
    keywords: words(keywords),
    body: "\n".repeat(match[0].split("\n").length - 1) + text.slice(match[0].length),
  };
}

function words(list: string): string[] {
  return list
    .replaceAll(/^\[|\]$/g, "")
    .split(/[,，、]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function headProblem(file: string, line: number, found: string | null): Problem {
  return problem("HELP_FRONT_MATTER", {
    file,
    line,
    found,
    allowed: "title: …, summary: … and keywords: […] between two lines of ---",
    what:
      found === null
        ? "The page does not begin with its title, its summary and its keywords."
        : `The head of the page holds "${found}", which nothing reads.`,
    fix: "begin the file with ---, title: <text>, summary: <text>, keywords: [<word>, <word>], --- on lines of their own.",
  });
}
