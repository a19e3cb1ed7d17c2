import { type Problem, problem } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import { ALLOWED } from "./css-value.ts";
import type { LayeredToken } from "./token-types.ts";

export function circular(token: LayeredToken, circle: readonly string[]): Problem {
  return problem("TOKEN_CYCLE", {
    file: token.file,
    line: token.line,
    field: token.name,
    found: circle.join(" → "),
    allowed: "references that end at a value",
    what: `${token.name} refers back to itself: ${circle.join(" → ")}.`,
    fix: "give one of these tokens a value of its own.",
  });
}

export function chainTooLong(token: LayeredToken, limit: number): Problem {
  return problem("TOKEN_ALIAS", {
    file: token.file,
    line: token.line,
    field: token.name,
    allowed: `at most ${limit} references to a value`,
    what: `${token.name} stands at the end of more than ${limit} references.`,
    fix: "refer to the value's own token.",
  });
}

export function missingTarget(
  token: LayeredToken,
  reference: string,
  known: ReadonlyMap<string, unknown>,
): Problem {
  const meant = nearest(reference, [...known.keys()]);
  const { file, line, name } = token;
  return problem("TOKEN_ALIAS", {
    file,
    line,
    field: name,
    found: `{${reference}}`,
    allowed: "the name of a token in any layer",
    what: `${name} refers to {${reference}}, which does not exist.`,
    fix:
      meant === null
        ? "name an existing token, or write a value."
        : `write "{${meant}}", or a value.`,
  });
}

export function wrongTarget(token: LayeredToken, alias: LayeredToken): Problem {
  const { file, line, name, type } = token;
  return problem("TOKEN_TYPE", {
    file,
    line,
    field: name,
    found: `{${alias.name}}, of the type ${alias.type}`,
    allowed: `a token of the type ${type}`,
    what: `${name} is of the type ${type}, but {${alias.name}} is of the type ${alias.type}.`,
    fix: `refer to a token of the type ${type}, or write a value.`,
  });
}

export function wrongValue(token: LayeredToken): Problem {
  const { file, line, name, type } = token;
  const written = JSON.stringify(token.value) ?? "nothing";
  const found = written.length > 120 ? `${written.slice(0, 119)}…` : written;
  return problem("TOKEN_VALUE", {
    file,
    line,
    field: name,
    found,
    allowed: ALLOWED[type],
    what: `${name} is ${found}, which is no ${type}.`,
    fix: `write ${ALLOWED[type]}.`,
  });
}
