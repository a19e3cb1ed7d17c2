// Merges the layers of a manifest and finds the layer and line of a value.
import { ownValue } from "#contract/own-value.ts";
import type { Problem } from "../errors/errors.ts";
import { isObject, joinPath, type JsonObject } from "../files/strict-json.ts";

export interface SourceLayer {
  /** `built-in defaults`, `family northstar` or `brand`. */
  readonly label: string;
  /** Null for the built-in defaults. */
  readonly file: string | null;
  readonly value: JsonObject;
  readonly lines: ReadonlyMap<string, number>;
}

export interface Origin {
  readonly layer: SourceLayer;
  readonly line: number | null;
}

/** Objects are merged deep, everything else is replaced; last wins. */
export function mergeLayers(layers: readonly SourceLayer[]): JsonObject {
  return layers.reduce<JsonObject>((merged, layer) => mergeObjects(merged, layer.value), {});
}

function mergeObjects(base: JsonObject, over: JsonObject): JsonObject {
  const entries = Object.entries(over).map(([key, value]) => {
    const before = ownValue(base, key);
    return [
      key,
      isObject(before) && isObject(value) ? mergeObjects(before, value) : value,
    ] as const;
  });
  return { ...base, ...Object.fromEntries(entries) };
}

export function valueAt(root: unknown, path: string): unknown {
  if (path === "") return root;
  return path.split(".").reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)] as unknown;
    return isObject(value) ? ownValue(value, key) : undefined;
  }, root);
}

/** The last layer that gives `path` or, if none does, its nearest parent. */
export function originOf(layers: readonly SourceLayer[], path: string): Origin {
  for (let at = path; at !== ""; at = parentPath(at)) {
    const layer = layers.findLast((one) => valueAt(one.value, at) !== undefined);
    // The built-in defaults have no place to show, and are never wrong.
    if (layer && (layer.file !== null || at === path))
      return { layer, line: layer.lines.get(at) ?? null };
  }
  const last = layers.at(-1);
  if (!last) throw new RangeError("a manifest has at least one layer");
  return { layer: last, line: last.file === null ? null : 1 };
}

export type Place = Pick<Problem, "file" | "line" | "field">;
export type Locate = (field: string) => Place;

/** A problem without its place. */
export type FieldProblem = Pick<Problem, "code" | "found" | "what" | "fix"> & {
  readonly field: string;
  readonly allowed?: string;
};

/** The place of a field in the last layer that gives it. */
export function locator(chain: readonly SourceLayer[]): Locate {
  const fallback = chain.at(-1)?.file ?? "";
  return (field) => {
    const { layer, line } = originOf(chain, field);
    return { file: layer.file ?? fallback, line: layer.file === null ? null : line, field };
  };
}

function parentPath(path: string): string {
  const dot = path.lastIndexOf(".");
  return dot === -1 ? "" : path.slice(0, dot);
}

/** A list counts as one leaf. */
export function leafPaths(value: unknown, path = ""): string[] {
  if (!isObject(value)) return path === "" ? [] : [path];
  return Object.entries(value).flatMap(([key, child]) => leafPaths(child, joinPath(path, key)));
}
