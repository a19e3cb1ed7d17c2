import { isObject } from "./strict-json.ts";

export interface FoundString {
  readonly path: readonly (string | number)[];
  readonly value: string;
}

/** Every string of a parsed JSON text, with its path. */
export function stringsOf(value: unknown, path: FoundString["path"] = []): readonly FoundString[] {
  if (typeof value === "string") return [{ path, value }];
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => stringsOf(one, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => stringsOf(one, [...path, key]));
}
