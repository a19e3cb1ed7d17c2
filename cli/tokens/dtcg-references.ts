// `$ref` of DTCG 2025.10: JSON Pointers to tokens, groups and parts of values, in the same file or another. What leads
// to a token of the same file becomes a reference by name, so that a later layer or mode that changes it is followed.
import { ownValue } from "#contract/own-value.ts";
import { isObject, type JsonObject } from "../files/strict-json.ts";

export interface DtcgDocument {
  readonly root: unknown;
  /** Null where there is no such file, or it may not be read. */
  readonly open: (file: string) => DtcgDocument | null;
}

export type RefTarget =
  | { readonly kind: "token"; readonly name: string; readonly type: unknown }
  | {
      readonly kind: "group";
      readonly name: string;
      readonly document: DtcgDocument;
      readonly group: JsonObject;
    }
  | { readonly kind: "value"; readonly value: unknown };

const MAX_STEPS = 64;

/** Null when it leads nowhere, or in a circle. */
export function refTarget(document: DtcgDocument, ref: string): RefTarget | null {
  const found = located(document, ref, 0);
  if (found === null) return null;
  const { path, value, type } = found;
  const inValue = path.indexOf("$value");
  const isToken =
    inValue === -1 ? isObject(value) && "$value" in value : inValue === path.length - 1;
  if (isToken && found.document === document) return { kind: "token", name: nameOf(path), type };
  if (inValue === -1 && !isToken && isObject(value))
    return { kind: "group", name: nameOf(path), document: found.document, group: value };
  const plain = isToken && inValue === -1 && isObject(value) ? value["$value"] : value;
  const settled = withoutRefs(found.document, plain, found.document !== document);
  return settled === undefined ? null : { kind: "value", value: settled };
}

/** The value with all `$ref` in it replaced; undefined when one leads nowhere. @param inline references by name, too */
export function withoutRefs(
  document: DtcgDocument,
  value: unknown,
  inline = false,
  depth = 0,
): unknown {
  if (depth > MAX_STEPS) return undefined;
  const next = (part: unknown): unknown => withoutRefs(document, part, inline, depth + 1);
  if (Array.isArray(value)) return allOf(value.map(next));
  if (typeof value === "string") {
    const name = /^\{([^{}]+)\}$/.exec(value)?.[1];
    if (name === undefined || !inline) return value.replaceAll(/\.\$root\s*\}/g, "}");
    return next(tokenAt(document, name)?.["$value"]);
  }
  if (!isObject(value)) return value;
  if (typeof value["$ref"] === "string") {
    const target = refTarget(document, value["$ref"]);
    if (target?.kind === "value") return target.value;
    if (target?.kind !== "token") return undefined;
    return inline ? next(`{${target.name}}`) : `{${target.name}}`;
  }
  const parts = allOf(Object.values(value).map(next));
  return parts && Object.fromEntries(Object.keys(value).map((key, at) => [key, parts[at]]));
}

const allOf = (parts: readonly unknown[]): readonly unknown[] | undefined =>
  parts.includes(undefined) ? undefined : parts;

/** `$root` is the token of its group. */
const nameOf = (path: readonly string[]): string =>
  path.filter((key) => key !== "$root" && key !== "$value").join(".");

interface Located {
  readonly document: DtcgDocument;
  readonly path: readonly string[];
  readonly value: unknown;
  /** The nearest `$type` on the way. */
  readonly type: unknown;
}

function located(from: DtcgDocument, ref: string, depth: number): Located | null {
  const [file = "", pointer = ""] = ref.split("#");
  const document = file === "" ? from : from.open(file);
  if (document === null || depth > MAX_STEPS) return null;
  let at: Located | null = { document, path: [], value: document.root, type: undefined };
  for (const key of keysOf(pointer)) {
    at = at && followed(at, depth + 1);
    at = at && step(at, key);
  }
  return at && followed(at, depth + 1);
}

/** `a~1b` is the name `a/b`. */
function keysOf(pointer: string): readonly string[] {
  const keys = pointer.split("/").slice(1);
  return keys.map((key) => decoded(key).replaceAll("~1", "/").replaceAll("~0", "~"));
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

/** Follows what stands there instead of a value: a `$ref`, or a reference by name within a value. */
function followed(at: Located, depth: number): Located | null {
  const { document, value, path } = at;
  if (isObject(value) && typeof value["$ref"] === "string" && !("$value" in value))
    return located(document, value["$ref"], depth);
  const name =
    typeof value === "string" && path.includes("$value")
      ? /^\{([^{}]+)\}$/.exec(value)?.[1]
      : undefined;
  if (name === undefined) return at;
  return located(document, `#/${[...name.split("."), "$value"].map(escaped).join("/")}`, depth);
}

const escaped = (key: string): string =>
  encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));

function step({ document, path, value, type }: Located, key: string): Located | null {
  const holder = Array.isArray(value) ? { ...value } : value;
  if (!isObject(holder) || !Object.hasOwn(holder, key)) return null;
  const child = ownValue(holder, key);
  const own = isObject(child) ? child["$type"] : undefined;
  return { document, path: [...path, key], value: child, type: own ?? type };
}

function tokenAt({ root }: DtcgDocument, name: string): JsonObject | null {
  const found = name
    .split(".")
    .reduce<unknown>((at, key) => (isObject(at) ? ownValue(at, key) : undefined), root);
  if (!isObject(found)) return null;
  return "$value" in found || !isObject(found["$root"]) ? found : found["$root"];
}
