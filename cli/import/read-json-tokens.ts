// Tokens of a JSON file: DTCG with colour objects, groups and resolver documents; Tokens Studio; Style Dictionary 3 to
// 5; variables of Figma's REST interface; sets with a value per mode.
import { isObject, joinPath, type JsonObject } from "../files/strict-json.ts";
import { readFigmaVariables } from "./read-figma-variables.ts";
import { modeOf, wordsOf, type Mode, type RawToken } from "./imported-token.ts";

export function readJsonTokens(root: unknown): readonly RawToken[] {
  if (!isObject(root)) return [];
  if (Array.isArray(root["resolutionOrder"])) return readResolver(root);
  return readFigmaVariables(root) ?? readGroup(root, "", null);
}

function readGroup(group: JsonObject, path: string, mode: Mode | null): RawToken[] {
  const value = group["$value"] ?? (isLeaf(group) ? group["value"] : undefined);
  if (value !== undefined) return readValue(value, path, mode);
  if (isObject(group["sets"])) return readModes(group["sets"], path);
  return Object.entries(group).flatMap(([key, child]) => {
    if (key.startsWith("$") || !isObject(child)) return [];
    // A top-level group may be a theme of its own: `light` and `dark` hold the same names.
    const isTheme = path === "" && modeOf(key) !== null;
    return readGroup(child, isTheme ? "" : joinPath(path, key), isTheme ? modeOf(key) : mode);
  });
}

/** A group may have a token that is called `value`. */
const isLeaf = ({ value }: JsonObject): boolean =>
  value !== undefined && (!isObject(value) || !("value" in value || "$value" in value));

function readValue(value: unknown, path: string, mode: Mode | null): RawToken[] {
  if (isObject(value) && ["default", "light", "dark"].some((key) => key in value))
    return readModes(value, path);
  return [{ name: wordsOf(path), mode, value: withoutSpaces(value) }];
}

function readModes(values: JsonObject, path: string): RawToken[] {
  return Object.entries(values).flatMap(([key, given]): RawToken[] => {
    const mode = key === "default" ? "light" : modeOf(key);
    const value = isObject(given) && "value" in given ? given["value"] : given;
    return mode === null ? [] : [{ name: wordsOf(path), mode, value: withoutSpaces(value) }];
  });
}

/** `{ a.b }` and Tokens Studio's `$a.b` → `{a.b}` in words. */
function withoutSpaces(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const reference = /^\{([^{}]+)\}$/.exec(value.trim())?.[1] ?? /^\$([\w.-]+)$/.exec(value)?.[1];
  return reference === undefined ? value : `{${wordsOf(reference.replace(/\.value$/, ""))}}`;
}

/** Sets and modifiers in order; references lead to others of the same document. */
function readResolver(root: JsonObject): readonly RawToken[] {
  const order = root["resolutionOrder"] as readonly unknown[];
  return order.flatMap((entry) => {
    const step = followed(entry, root);
    if (!isObject(step)) return [];
    const contexts = step["contexts"];
    if (!isObject(contexts)) return readSources(step["sources"], root, null);
    return Object.entries(contexts).flatMap(([name, sources]) =>
      readSources(sources, root, modeOf(name)),
    );
  });
}

function readSources(sources: unknown, root: JsonObject, mode: Mode | null): RawToken[] {
  if (!Array.isArray(sources)) return [];
  return sources.flatMap((source: unknown) => {
    const found = followed(source, root);
    if (!isObject(found)) return [];
    return Array.isArray(found["sources"])
      ? readSources(found["sources"], root, mode)
      : readGroup(found, "", mode);
  });
}

function followed(entry: unknown, root: JsonObject): unknown {
  if (!isObject(entry) || typeof entry["$ref"] !== "string") return entry;
  const keys = /^#\/(.+)$/.exec(entry["$ref"])?.[1]?.split("/") ?? [];
  return keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), root);
}
