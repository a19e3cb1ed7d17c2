// `--role accent=blue.600`: the operator's own choice for a role.
import { CliError } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import { evaluateColour } from "../tokens/colour.ts";
import { wordsOf, type ImportedSet } from "./imported-token.ts";
import { ROLES, type Role } from "./suggest-roles.ts";

export interface Chosen {
  readonly set: ImportedSet;
  /** Role → name of a token of `set`. */
  readonly roles: ReadonlyMap<Role, string>;
}

/** A colour that is given as a value becomes a token of the set. @throws CliError CONFIG_USAGE */
export function chosenRoles(given: readonly string[], set: ImportedSet): Chosen {
  const names = set.colours.map(({ name }) => name);
  const own = given.map((expression) => {
    const [, role = "", value = ""] = /^([a-z]+)=(.+)$/.exec(expression) ?? [];
    if (!isRole(role)) throw wrongRole(expression, role);
    const hex = evaluateColour(value)?.slice(0, 7);
    if (hex !== undefined) return { role, name: `--role.${role}`, hex };
    const name = wordsOf(value);
    if (!names.includes(name)) throw unknownToken(value, name, names);
    return { role, name, hex: null };
  });
  const added = own.flatMap(({ name, hex }) => (hex === null ? [] : [{ name, mode: null, hex }]));
  return {
    set: { ...set, colours: [...set.colours, ...added] },
    roles: new Map(own.map(({ role, name }) => [role, name])),
  };
}

const isRole = (role: string): role is Role => (ROLES as readonly string[]).includes(role);

function wrongRole(expression: string, role: string): CliError {
  const near = nearest(role, ROLES);
  return new CliError("CONFIG_USAGE", {
    what: `"${expression}" gives no colour to a role; the roles are ${ROLES.join(", ")}.`,
    fix: near
      ? `write "${near}" if that is what you mean.`
      : "write --role accent=<token or #rrggbb>.",
  });
}

function unknownToken(value: string, name: string, names: readonly string[]): CliError {
  const near = nearest(name, names);
  return new CliError("CONFIG_USAGE", {
    what: `The files hold no opaque colour "${value}".`,
    fix: near
      ? `write "${near}" if that is what you mean.`
      : "name a token of the files, or a colour such as #2563eb.",
  });
}
