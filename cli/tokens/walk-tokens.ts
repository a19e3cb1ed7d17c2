// From the JSON of one DTCG file to its tokens, with the line of each.
import { isObject, joinPath, type JsonObject } from "../files/strict-json.ts";
import { MAX_PROBLEMS, type Problem, problem } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import {
  type Declaration,
  TOKEN_TYPES,
  type TokenDefinition,
  type TokenFile,
  type TokenType,
} from "./token-types.ts";

/** Per file; the largest layer of the core has a few hundred. */
const MAX_TOKENS = 2000;

const META = ["$type", "$value", "$description", "$extensions", "$deprecated", "$schema"];
const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function walkTokens(
  file: string,
  value: unknown,
  lines: ReadonlyMap<string, number>,
): TokenFile {
  const walk: Walk = { file, lines, tokens: [], declarations: [], problems: [] };
  if (isObject(value)) walkGroup(walk, value, "", null);
  else report(walk, "", "The file does not hold an object.", 'start the file with "{".');
  const { tokens, declarations, problems } = walk;
  if (tokens.length > MAX_TOKENS)
    return { file, tokens: [], declarations: [], problems: [tooMany(file)] };
  return { file, tokens, declarations, problems };
}

interface Walk {
  readonly file: string;
  readonly lines: ReadonlyMap<string, number>;
  readonly tokens: TokenDefinition[];
  readonly declarations: Declaration[];
  readonly problems: Problem[];
}

function walkGroup(walk: Walk, group: JsonObject, name: string, inherited: TokenType | null): void {
  const place = { file: walk.file, line: walk.lines.get(name) ?? 1 };
  const keys = Object.keys(group);
  for (const key of keys) if (key.startsWith("$")) checkMeta(walk, key, name);
  const type = typeOf(walk, group["$type"], name) ?? inherited;
  const children = keys.filter((key) => !key.startsWith("$"));
  if (Object.hasOwn(group, "$value")) {
    walk.tokens.push({ name, type, value: group["$value"], ...place });
    for (const key of children)
      report(
        walk,
        joinPath(name, key),
        "A token holds another token.",
        "move it out of the token.",
      );
    return;
  }
  if (children.length === 0 && name.includes(".")) walk.declarations.push({ name, type, ...place });
  for (const key of children) {
    const [path, child] = [joinPath(name, key), group[key]];
    if (!SEGMENT.test(key)) {
      const what = `"${key}" is not a name of small letters, digits and single hyphens.`;
      report(walk, path, what, "rename it.");
    } else if (isObject(child)) {
      walkGroup(walk, child, path, type);
    } else {
      const fix = `write { "$value": … } for "${key}".`;
      report(walk, path, "A token is an object with a $value.", fix);
    }
  }
}

function checkMeta(walk: Walk, key: string, name: string): void {
  if (META.includes(key) || walk.problems.length >= MAX_PROBLEMS) return;
  const meant = nearest(key, META);
  const fix = meant === null ? "remove it." : `write "${meant}" or remove it.`;
  report(walk, joinPath(name, key), `"${key}" is not a key of the DTCG format.`, fix);
}

function typeOf(walk: Walk, type: unknown, name: string): TokenType | null {
  const known = TOKEN_TYPES.find((one) => one === type);
  if (type === undefined || known !== undefined) return known ?? null;
  const allowed = TOKEN_TYPES.join(", ");
  const field = joinPath(name, "$type");
  walk.problems.push(
    problem("TOKEN_TYPE", {
      file: walk.file,
      line: walk.lines.get(field) ?? 1,
      field,
      found: JSON.stringify(type).slice(0, 60),
      allowed,
      what: "The type does not exist.",
      fix: `use one of ${allowed}.`,
    }),
  );
  return null;
}

function tooMany(file: string): Problem {
  return problem("TOKEN_SYNTAX", {
    file,
    allowed: `at most ${MAX_TOKENS} tokens`,
    what: `The file holds more than ${MAX_TOKENS} tokens.`,
    fix: "remove the tokens nothing uses.",
  });
}

function report(walk: Walk, field: string, what: string, fix: string): void {
  if (walk.problems.length >= MAX_PROBLEMS) return;
  const line = walk.lines.get(field) ?? 1;
  walk.problems.push(problem("TOKEN_SYNTAX", { file: walk.file, line, field, what, fix }));
}
