// Changes the manifest of one brand in memory.
import * as v from "valibot";
import { isDeepStrictEqual } from "node:util";
import { ManifestSchema } from "#contract/manifest.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { mergeLayers, valueAt } from "../brand/source-layers.ts";
import { editJson, parseJson } from "../files/edit-json.ts";
import { isObject, type JsonObject } from "../files/strict-json.ts";
import type { Assignment } from "./assignment.ts";
import { bringAlong } from "./bring-along.ts";

export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  /** Undefined: the brand's own value is taken away, or nothing gives one. */
  readonly after: unknown;
  /** Null for what was asked for. */
  readonly why: string | null;
}

export interface EditedBrand {
  readonly id: string;
  readonly file: string;
  readonly before: string;
  readonly text: string;
  readonly changes: readonly FieldChange[];
}

/** @param before text of the brand's own manifest */
export function editBrand(
  brand: LoadedBrand,
  file: string,
  before: string,
  assignments: readonly Assignment[],
): EditedBrand {
  const asked = assignments.reduce((text, one) => assign(text, one, brand), before);
  const consequences = consequencesOf(brand, asked, assignments);
  const text = consequences.reduce((given, { field, after }) => write(given, field, after), asked);
  const reasons = new Map(consequences.map(({ field, why }) => [field, why]));
  const [old, now] = [brand.manifest, mergedWith(brand, text)];
  const changes = [...assignments.map(({ field }) => field), ...reasons.keys()].flatMap((field) => {
    const change = { before: valueAt(old, field), after: valueAt(now, field) };
    const why = reasons.get(field) ?? null;
    return isDeepStrictEqual(change.before, change.after) ? [] : [{ field, ...change, why }];
  });
  return { id: brand.id, file, before, text, changes };
}

function assign(text: string, assignment: Assignment, brand: LoadedBrand): string {
  const { kind, field } = assignment;
  if (kind === "unset") return write(text, field, undefined);
  if (kind === "set") return write(text, field, assignment.value);
  const list = valueAt(mergedWith(brand, text), field);
  const given = Array.isArray(list) ? (list as readonly unknown[]) : [];
  const entries = assignment.value as readonly unknown[];
  const isNamed = (entry: unknown) => entries.some((one) => isDeepStrictEqual(one, entry));
  const others = given.filter((entry) => !isNamed(entry));
  const added = entries.filter((entry) => !given.some((one) => isDeepStrictEqual(one, entry)));
  return write(text, field, kind === "remove" ? others : [...given, ...added]);
}

function consequencesOf(brand: LoadedBrand, text: string, assignments: readonly Assignment[]) {
  const parsed = v.safeParse(ManifestSchema, mergedWith(brand, text));
  // A manifest that the schema refuses is reported by the check, as the operator wrote it.
  if (!parsed.success) return [];
  return bringAlong(parsed.output, new Set(assignments.map(({ field }) => field)));
}

function mergedWith({ chain }: LoadedBrand, text: string): JsonObject {
  const value = parseJson(text) as JsonObject;
  return mergeLayers([...chain.slice(0, -1), { ...own(chain), value }]);
}

function own(chain: LoadedBrand["chain"]) {
  const layer = chain.at(-1);
  if (!layer) throw new RangeError("a brand has a layer of its own");
  return layer;
}

function write(text: string, field: string, after: unknown): string {
  const path = field.split(".");
  return after === undefined ? removed(text, path) : editJson(text, path, after);
}

/** Removes a group that holds nothing else with its last field; `switches` is a required group. */
function removed(text: string, path: readonly string[]): string {
  const given = parseJson(text);
  if (valueAt(given, path.join(".")) === undefined) return text;
  const parent = path.slice(0, -1);
  const group = valueAt(given, parent.join("."));
  const isLast = parent.length > 0 && isObject(group) && Object.keys(group).length === 1;
  return editJson(text, isLast && parent[0] !== "switches" ? [...parent] : [...path], undefined);
}
