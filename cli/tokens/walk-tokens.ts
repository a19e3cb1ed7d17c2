// From the JSON of one DTCG file to its tokens, with the line of each.
import { ownValue } from "#contract/own-value.ts";
import { isObject, joinPath, type JsonObject } from "../files/strict-json.ts";
import { MAX_PROBLEMS, type Problem, problem } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import { refTarget, withoutRefs, type DtcgDocument, type RefTarget } from "./dtcg-references.ts";
import {
  type Declaration,
  type GroupExtension,
  TOKEN_TYPES,
  type TokenDefinition,
  type TokenFile,
  type TokenType,
} from "./token-types.ts";

/** Per file; the largest layer of the core has a few hundred. */
const MAX_TOKENS = 2000;

const META = [
  "$type",
  "$value",
  "$description",
  "$extensions",
  "$deprecated",
  "$schema",
  "$root",
  "$extends",
  "$ref",
];
const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function walkTokens(
  file: string,
  value: unknown,
  lines: ReadonlyMap<string, number>,
): TokenFile {
  const document = { root: value, open: () => null };
  const walk: Walk = {
    file,
    lines,
    document,
    extensions: [],
    tokens: [],
    declarations: [],
    problems: [],
  };
  if (isObject(value)) walkGroup(walk, value, "", null);
  else report(walk, "", "The file does not hold an object.", 'start the file with "{".');
  const { extensions, tokens, declarations, problems } = walk;
  if (tokens.length > MAX_TOKENS)
    return { file, extensions: [], tokens: [], declarations: [], problems: [tooMany(file)] };
  return { file, extensions, tokens, declarations, problems };
}

interface Walk {
  readonly file: string;
  readonly lines: ReadonlyMap<string, number>;
  readonly document: DtcgDocument;
  readonly extensions: GroupExtension[];
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
  const target = referenceOf(walk, group["$extends"], joinPath(name, "$extends"));
  if (target?.kind === "group") walk.extensions.push({ name, target: target.name, ...place });
  if (Object.hasOwn(group, "$value")) walkToken(walk, group["$value"], { name, type, ...place });
  else if (Object.hasOwn(group, "$ref")) walkRef(walk, group["$ref"], { name, type, ...place });
  else if (keys.every((key) => !children.includes(key) && !LINKS.has(key)) && name.includes("."))
    walk.declarations.push({ name, type, ...place });
  if (isObject(group["$root"])) walkGroup(walk, group["$root"], name, type);
  for (const key of children) walkChild(walk, name, [key, ownValue(group, key)], type);
}

const LINKS = new Set(["$root", "$extends"]);

function walkChild(
  walk: Walk,
  parent: string,
  [key, child]: readonly [string, unknown],
  type: TokenType | null,
): void {
  const path = joinPath(parent, key);
  if (!SEGMENT.test(key)) {
    const what = `"${key}" is not a name of small letters, digits and single hyphens.`;
    report(walk, path, what, "rename it.");
  } else if (isObject(child)) walkGroup(walk, child, path, type);
  else {
    const fix = `write { "$value": … } for "${key}".`;
    report(walk, path, "A token is an object with a $value.", fix);
  }
}

function walkToken(walk: Walk, given: unknown, declaration: Declaration): void {
  const value = withoutRefs(walk.document, given);
  const field = joinPath(declaration.name, "$value");
  if (value === undefined) report(walk, field, NOWHERE, REFERENCE_FIX);
  else walk.tokens.push({ ...declaration, value });
}

function walkRef(walk: Walk, ref: unknown, declaration: Declaration): void {
  const { name, type, file, line } = declaration;
  const target = referenceOf(walk, ref, joinPath(name, "$ref"));
  if (target?.kind === "group") walk.extensions.push({ name, target: target.name, file, line });
  if (target?.kind === "value") walk.tokens.push({ ...declaration, value: target.value });
  if (target?.kind !== "token") return;
  const own = type ?? TOKEN_TYPES.find((one) => one === target.type) ?? null;
  walk.tokens.push({ ...declaration, type: own, value: `{${target.name}}` });
}

const NOWHERE = "A $ref leads to nothing in this file.";
const REFERENCE_FIX =
  'point it to a token, group or part of a value of this file, such as "#/hue/brand"; a token of another layer is named in braces.';

/** `{group}` may stand in another layer; a JSON Pointer leads to a place of the same file. */
function referenceOf(walk: Walk, ref: unknown, field: string): RefTarget | null {
  if (ref === undefined) return null;
  const text = isObject(ref) ? ref["$ref"] : ref;
  const name = typeof text === "string" ? /^\{([^{}]+)\}$/.exec(text)?.[1]?.trim() : undefined;
  if (name !== undefined && field.endsWith("$extends"))
    return { kind: "group", name: name.replace(/\.\$root$/, ""), ...NO_GROUP };
  const target = typeof text === "string" ? refTarget(walk.document, text) : null;
  if (target === null || (field.endsWith("$extends") && target.kind !== "group"))
    report(walk, field, NOWHERE, REFERENCE_FIX);
  return target;
}

const NO_GROUP = { document: { root: null, open: () => null }, group: {} } as const;

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
