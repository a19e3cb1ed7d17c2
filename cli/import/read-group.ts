// Groups and tokens of JSON: DTCG, Style Dictionary, and plain objects of colours.
import { isObject, joinPath, type JsonObject } from "../files/strict-json.ts";
import { refTarget, withoutRefs, type DtcgDocument } from "../tokens/dtcg-references.ts";
import { wordsOf, type GroupExtension, type Mode, type RawToken } from "./imported-token.ts";
import { modeOf, modeOfGroup } from "./mode-names.ts";

export interface Run {
  readonly document: DtcgDocument;
  readonly tokens: RawToken[];
  readonly extensions: GroupExtension[];
  /** The file holds texts only: `{ "red": { "500": "#ef4444" } }`. */
  readonly isPlain: boolean;
}

export interface At {
  /** Without the names of themes and sets. */
  readonly path: string;
  readonly full: string;
  readonly mode: Mode | null;
  readonly type: string | null;
  /** A later value takes the place of an earlier one on purpose. */
  readonly replaces?: true;
}

export const START: At = { path: "", full: "", mode: null, type: null };

/** What tools write beside the value of a token. */
const BESIDE = new Set(["value", "type", "original", "attributes", "extensions", "path", "sets"]);

export function readGroup(run: Run, group: JsonObject, start: At): void {
  const at = { ...start, type: typeOf(group["$type"]) ?? start.type };
  if (typeof group["$extends"] === "string") extend(run, at, group["$extends"]);
  const value = group["$value"] ?? (isLeaf(group) ? group["value"] : undefined);
  const sets = isObject(group["sets"]) && isModes(group["sets"]) ? group["sets"] : null;
  if (value !== undefined) readToken(run, group, value, at);
  else if (typeof group["$ref"] === "string") readRef(run, group["$ref"], at);
  if (sets) readModes(run, sets, at);
  const isToken = value !== undefined || sets !== null;
  for (const [key, child] of Object.entries(group)) {
    if (isToken && BESIDE.has(key)) continue;
    if (key === "$root" && isObject(child)) readGroup(run, child, at);
    if (key.startsWith("$")) continue;
    if (isObject(child)) readGroup(run, child, childPlace(at, group, key, child));
    else if (run.isPlain && typeof child === "string")
      push(run, { ...at, path: joinPath(at.path, key), full: joinPath(at.full, key) }, child);
  }
}

function childPlace(at: At, group: JsonObject, key: string, child: JsonObject): At {
  const full = joinPath(at.full, key);
  const mode = at.mode ?? themeOf(at, group, key, child);
  return at.mode === null && mode !== null
    ? { ...at, full, mode }
    : { ...at, full, path: joinPath(at.path, key) };
}

/** A group may be a theme of its own: `light` and `dark` hold the same names. A palette called `dark` holds shades. */
function themeOf(at: At, group: JsonObject, key: string, child: JsonObject): Mode | null {
  const names = Object.keys(group).filter((name) => !name.startsWith("$"));
  if (new Set(names.map(modeOfGroup)).symmetricDifference(new Set(["light", "dark"])).size === 0)
    return modeOfGroup(key);
  if (at.full !== "" || isLeaf(child) || "$value" in child) return null;
  return Object.keys(child).every((name) => /^\d+$/.test(name)) ? null : modeOfGroup(key);
}

/** A group may have a token that is called `value`. */
const isLeaf = ({ value }: JsonObject): boolean =>
  value !== undefined && (!isObject(value) || !("value" in value || "$value" in value));

function readToken(run: Run, token: JsonObject, given: unknown, at: At): void {
  const type = typeOf(token["$type"] ?? token["type"]) ?? at.type;
  const value = withoutRefs(run.document, given);
  if (isObject(value) && isModes(value)) return readModes(run, value, { ...at, type });
  const extensions = isObject(token["$extensions"]) ? token["$extensions"] : {};
  const studio = extensions["studio.tokens"];
  const modify = isObject(studio) && isObject(studio["modify"]) ? studio["modify"] : null;
  push(run, { ...at, type }, value, modify);
  for (const [name, extension] of Object.entries(extensions))
    for (const found of [
      extension,
      isObject(extension) && (extension["modes"] ?? extension["mode"]),
    ])
      if (name !== "studio.tokens" && isObject(found) && isModes(found))
        readModes(run, found, { ...at, type });
}

function readRef(run: Run, ref: string, at: At): void {
  const target = refTarget(run.document, ref);
  if (target === null) return push(run, at, `{${ref}}`);
  if (target.kind === "value") return push(run, at, target.value);
  if (target.kind === "token")
    return push(run, { ...at, type: at.type ?? typeOf(target.type) }, `{${target.name}}`);
  if (target.document === run.document) run.extensions.push({ name: at.path, target: target.name });
  else readGroup({ ...run, document: target.document }, target.group, at);
}

function extend(run: Run, at: At, target: string): void {
  if (target.startsWith("{"))
    run.extensions.push({
      name: at.path,
      target: target
        .slice(1, -1)
        .replace(/\.\$root$/, "")
        .trim(),
    });
  else readRef(run, target, at);
}

const isModes = (values: JsonObject): boolean =>
  Object.entries(values).some(
    ([key, value]) => modeOf(key) !== null && value !== undefined && !isGroup(value),
  );

const isGroup = (value: unknown): boolean =>
  isObject(value) &&
  Object.values(value).some((child) => isObject(child) && ("value" in child || "$value" in child));

function readModes(run: Run, values: JsonObject, at: At): void {
  for (const [key, given] of Object.entries(values)) {
    const mode = key === "default" ? "light" : modeOf(key);
    const value = isObject(given) ? (given["$value"] ?? given["value"] ?? given) : given;
    if (mode !== null) push(run, { ...at, mode }, withoutRefs(run.document, value));
  }
}

function push(run: Run, at: At, value: unknown, modify: JsonObject | null = null): void {
  const { path, full, mode, type, replaces } = at;
  run.tokens.push({
    key: path,
    ...(full === path ? {} : { otherKeys: [full] }),
    name: wordsOf(path),
    mode,
    value: plainReferences(value),
    type,
    ...(modify === null ? {} : { modify }),
    ...(replaces === undefined ? {} : { replaces }),
  });
}

/** `{ a.b.value }` and Tokens Studio's `$a.b` → `{a.b}` */
function plainReferences(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const name = /^\$([\w.-]+)$/.exec(value)?.[1];
  if (name !== undefined) return `{${name}}`;
  return value.replaceAll(
    /\{([^{}]+)\}/g,
    (_, key: string) => `{${key.trim().replace(/\.\$?value$/, "")}}`,
  );
}

const typeOf = (type: unknown): string | null =>
  typeof type === "string" ? type.toLowerCase() : null;
