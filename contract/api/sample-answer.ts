// Sample answers made from the contract's schemas, for the test that sweeps all calls.
import * as v from "valibot";
import { ownValue } from "../own-value.ts";
import { kindsOf, partsOf, schemaOf, type SchemaParts } from "../schema-parts.ts";

type Step = string | number;

export interface Field {
  readonly steps: readonly Step[];
  /** As in the table of specified fields: `list[].id`; a kind of row in angle brackets. */
  readonly path: string;
  /**
   * `required`: without it the answer or row is dropped. `sound`: may be missing or null, but not wrong.
   * `optional`: missing or odd costs only itself.
   */
  readonly need: "required" | "sound" | "optional";
  readonly schema: SchemaParts;
}

export function fieldsOf(schema: v.GenericSchema): Field[] {
  return fieldsIn(partsOf(schema), [], "");
}

/** Every field filled; lists have two rows, or one of each kind. */
export function fullSample(schema: v.GenericSchema): unknown {
  return sampleOf(partsOf(schema));
}

function fieldsIn(schema: SchemaParts, steps: readonly Step[], path: string): Field[] {
  const inner = unwrap(schema);
  if (inner.entries !== undefined) {
    return Object.entries(inner.entries).flatMap(([key, entry]) => {
      const at = { steps: [...steps, key], path: path === "" ? key : `${path}.${key}` };
      return [{ ...at, need: needOf(entry), schema: entry }, ...fieldsIn(entry, at.steps, at.path)];
    });
  }
  // A variant outside of a list: its first kind.
  if (inner.type === "variant") return fieldsIn(firstKind(inner), steps, path);
  if (inner.type !== "array" || inner.item === undefined) return [];
  const row = unwrap(inner.item);
  if (row.type !== "variant") return fieldsIn(row, [...steps, 0], `${path}[]`);
  return kindsOf(row).flatMap((kind, index) => {
    const name = String(ownValue(kind.entries, row.key ?? "")?.literal);
    return fieldsIn(kind, [...steps, index], `${path}[]<${name}>`);
  });
}

function needOf(entry: SchemaParts): Field["need"] {
  if ("fallback" in entry) return "optional";
  return entry.type === "nullish" || entry.type === "optional" ? "sound" : "required";
}

function sampleOf(schema: SchemaParts): unknown {
  const inner = unwrap(schema);
  if (inner.entries !== undefined) {
    return Object.fromEntries(
      Object.entries(inner.entries).map(([key, entry]) => [key, sampleOf(entry)]),
    );
  }
  if (inner.type === "variant") return sampleOf(firstKind(inner));
  if (inner.type === "array" && inner.item !== undefined) {
    const row = unwrap(inner.item);
    const rows = row.type === "variant" ? kindsOf(row) : [row, row];
    return rows.map(sampleOf);
  }
  if (inner.type === "literal") return inner.literal;
  const candidates = inner.type === "picklist" ? (inner.options ?? []) : CANDIDATES;
  const found = candidates.find((value) => isRead(schema, value));
  if (found === undefined) throw new Error(`no sample for a ${inner.type}`);
  return found;
}

const CANDIDATES = [
  "1.00",
  "1",
  "0",
  "2000-01-31",
  "AB12CD34",
  "data:image/png;base64,AAAA",
  [1, 2],
  1,
] as const;

/** Whether the schema accepts the value itself instead of its fallback. */
function isRead(schema: SchemaParts, value: unknown): boolean {
  const result = v.safeParse(schemaOf(schema), value);
  if (!result.success) return false;
  return !("fallback" in schema) || result.output !== schema.fallback;
}

function unwrap(schema: SchemaParts): SchemaParts {
  return schema.wrapped === undefined ? schema : unwrap(schema.wrapped);
}

function firstKind(variant: SchemaParts): SchemaParts {
  const [kind] = kindsOf(variant);
  if (kind === undefined) throw new Error("a variant without kinds");
  return kind;
}
