import { type Problem, problem } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import { ALLOWED } from "./css-value.ts";
import type { LayeredToken } from "./token-types.ts";

export function cycleProblem(token: LayeredToken, cycle: readonly string[]): Problem {
  const found = cycle.join(" → ");
  return problem("TOKEN_CYCLE", {
    ...placeOf(token),
    found,
    allowed: "references that end at a value",
    what: `${token.name} refers back to itself: ${found}.`,
    fix: "give one of these tokens a value of its own.",
  });
}

export function chainTooLong(token: LayeredToken, limit: number): Problem {
  return problem("TOKEN_ALIAS", {
    ...placeOf(token),
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
  return problem("TOKEN_ALIAS", {
    ...placeOf(token),
    found: `{${reference}}`,
    allowed: "the name of a token in any layer",
    what: `${token.name} refers to {${reference}}, which does not exist.`,
    fix: meant ? `write "{${meant}}", or a value.` : "name an existing token, or write a value.",
  });
}

export function wrongTarget(token: LayeredToken, alias: LayeredToken): Problem {
  const { name, type } = token;
  return problem("TOKEN_TYPE", {
    ...placeOf(token),
    found: `{${alias.name}}, of the type ${alias.type}`,
    allowed: `a token of the type ${type}`,
    what: `${name} is of the type ${type}, but {${alias.name}} is of the type ${alias.type}.`,
    fix: `refer to a token of the type ${type}, or write a value.`,
  });
}

export function wrongValue(token: LayeredToken): Problem {
  const { name, type, value } = token;
  const written = JSON.stringify(value) ?? "nothing";
  const found = written.length > 120 ? `${written.slice(0, 119)}…` : written;
  return problem("TOKEN_VALUE", {
    ...placeOf(token),
    found,
    allowed: ALLOWED[type],
    what: `${name} is ${found}, which is no ${type}.`,
    fix: `write ${ALLOWED[type]}.`,
  });
}

function placeOf({ file, line, name }: LayeredToken): Pick<Problem, "file" | "line" | "field"> {
  return { file, line, field: name };
}
