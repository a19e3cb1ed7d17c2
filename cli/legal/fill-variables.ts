// Puts the brand's facts into a document and checks that document and declaration agree.
import { problem, type Problem } from "../errors.ts";
import { nearest } from "../nearest.ts";
import type { FrontMatter } from "./front-matter.ts";

const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g;

export interface Filled {
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** Values are escaped: a name with a `*` or `<` in it is text, not Markdown. */
export function fillVariables(head: FrontMatter, file: string, values: Readonly<Record<string, string>>): Filled {
  const problems: Problem[] = [];
  const used = new Set<string>();
  const text = head.body.replaceAll(VARIABLE, (whole: string, name: string, offset: number) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const line = head.body.slice(0, offset).split("\n").length;
    if (value === undefined) {
      problems.push(unknownProblem(name, file, line, Object.keys(values)));
      return whole;
    }
    if (!used.has(name) && !head.variables.includes(name)) problems.push(undeclaredProblem(name, file, line));
    used.add(name);
    // Inside a link's target an escape would be part of the address.
    return head.body.slice(0, offset).endsWith("mailto:") ? value : escapeMarkdown(value);
  });
  for (const name of head.variables) {
    if (!Object.hasOwn(values, name)) {
      problems.push(unknownProblem(name, file, head.variablesLine, Object.keys(values)));
    } else if (!used.has(name)) {
      problems.push(unusedProblem(name, file, head.variablesLine));
    }
  }
  return { text, problems };
}

function escapeMarkdown(value: string): string {
  return value.replaceAll(/[\\`*_{}[\]<>()#+!|&~-]/g, String.raw`\$&`);
}

function unknownProblem(name: string, file: string, line: number, known: readonly string[]): Problem {
  const near = nearest(name, known);
  return problem("LEGAL_VARIABLE_UNKNOWN", {
    file,
    line,
    found: name,
    allowed: known.join(", "),
    what: `There is no variable "${name}".`,
    fix: near === null ? `write one of ${known.join(", ")}.` : `write {{${near}}}.`,
  });
}

function undeclaredProblem(name: string, file: string, line: number): Problem {
  return problem("LEGAL_VARIABLE_UNDECLARED", {
    file,
    line,
    found: name,
    what: `The document uses {{${name}}}, and its head does not declare it.`,
    fix: `add ${name} to variables: […] at the top of the file.`,
  });
}

function unusedProblem(name: string, file: string, line: number): Problem {
  return problem("LEGAL_VARIABLE_UNUSED", {
    file,
    line,
    found: name,
    what: `The document declares ${name} and does not use it.`,
    fix: `use {{${name}}} in the text, or take ${name} out of variables: […].`,
  });
}
