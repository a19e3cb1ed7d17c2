// Checks that a document's variables exist and that its head declares exactly the used ones.
import { MAX_PROBLEMS, problem, type Problem } from "../errors/errors.ts";
import { lineOf } from "../base/characters.ts";
import { nearest } from "../errors/nearest.ts";
import { LEGAL_VARIABLES } from "./legal-variables.ts";
import { listOf, type Head } from "./read-head.ts";

/** Callers trim the name: optional spaces in the pattern would take cubic time. */
export const VARIABLE = /\{\{([^{}]*)\}\}/g;

const KNOWN: readonly string[] = LEGAL_VARIABLES;

export function checkVariables(head: Head<"variables">, file: string): Problem[] {
  const declared = listOf(head.fields.variables.value);
  const declaredLine = head.fields.variables.line;
  const problems: Problem[] = [];
  const used = new Set<string>();
  for (const match of head.body.matchAll(VARIABLE)) {
    const name = (match[1] ?? "").trim();
    const valid = used.has(name) || (KNOWN.includes(name) && declared.includes(name));
    used.add(name);
    if (valid || problems.length >= MAX_PROBLEMS) continue;
    const line = lineOf(head.body, match.index);
    if (!KNOWN.includes(name)) problems.push(unknownProblem(name, file, line));
    else problems.push(undeclaredProblem(name, file, line));
  }
  for (const name of declared.slice(0, MAX_PROBLEMS)) {
    if (!KNOWN.includes(name)) problems.push(unknownProblem(name, file, declaredLine));
    else if (!used.has(name)) problems.push(unusedProblem(name, file, declaredLine));
  }
  return problems;
}

function unknownProblem(name: string, file: string, line: number): Problem {
  const near = nearest(name, KNOWN);
  return problem("LEGAL_VARIABLE_UNKNOWN", {
    file,
    line,
    found: name,
    allowed: KNOWN.join(", "),
    what: `There is no variable "${name}".`,
    fix: near === null ? `write one of ${KNOWN.join(", ")}.` : `write ${near} instead.`,
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
