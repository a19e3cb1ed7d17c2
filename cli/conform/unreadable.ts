// Where an answer differs from its schema. Unlike the site, which leaves out an optional field or a row that it cannot
// read, this names each of them.
import * as v from "valibot";
import { ownValue } from "#contract/own-value.ts";
import { kindsOf, partsOf, schemaOf, type SchemaParts } from "#contract/schema-parts.ts";

/** @returns the first difference, such as `list[3].time is missing`; null when there is none */
export function unreadable(schema: v.GenericSchema, value: unknown): string | null {
  const found = differs(partsOf(schema), value, "data");
  if (found !== null) return found;
  const whole = v.safeParse(schema, value);
  return whole.success ? null : `data${dotted(whole.issues[0])}: ${whole.issues[0].message}`;
}

const dotted = (issue: v.BaseIssue<unknown>) => {
  const path = v.getDotPath(issue);
  return path === null ? "" : `.${path}`;
};

function differs(schema: SchemaParts, value: unknown, at: string): string | null {
  if (value === undefined) return isOptional(schema) ? null : `${at} is missing`;
  if (value === null && (isOptional(schema) || schema.type === "nullable")) return null;
  if (schema.wrapped !== undefined) return differs(schema.wrapped, value, at);
  if (schema.entries !== undefined) return differsInside(schema.entries, value, at);
  if (schema.type === "variant") return differsByKind(schema, value, at);
  if (schema.type === "array" && schema.item !== undefined) {
    if (!Array.isArray(value)) return wrong(schema, value, at);
    return firstOf(value, (row, index) =>
      schema.item === undefined ? null : differs(schema.item, row, `${at}[${index}]`),
    );
  }
  return isRead(schema, value) ? null : wrong(schema, value, at);
}

const isOptional = (schema: SchemaParts) =>
  "fallback" in schema || ["optional", "nullish", "unknown", "any"].includes(schema.type);

function differsInside(entries: Readonly<Record<string, SchemaParts>>, value: unknown, at: string) {
  if (!isObject(value)) return `${at} is ${shown(value)} instead of an object`;
  return firstOf(Object.entries(entries), ([key, entry]) =>
    differs(entry, ownValue(value, key), `${at}.${key}`),
  );
}

function differsByKind(schema: SchemaParts, value: unknown, at: string) {
  const { key = "" } = schema;
  const kind = isObject(value) ? ownValue(value, key) : undefined;
  const option = kindsOf(schema).find(({ entries }) => ownValue(entries, key)?.literal === kind);
  return option === undefined
    ? `${at}.${key} is ${shown(kind)}, which is none of its kinds`
    : differs(option, value, at);
}

/** Whether the schema takes the value itself, not its fallback. */
function isRead(schema: SchemaParts, value: unknown): boolean {
  if (!("fallback" in schema)) return v.is(schemaOf(schema), value);
  if (schema.pipe !== undefined) return v.is(v.pipe(...schema.pipe), value);
  return v.parse(schemaOf(schema), value) === value;
}

function firstOf<T>(
  values: readonly T[],
  look: (value: T, index: number) => string | null,
): string | null {
  for (const [index, value] of values.entries()) {
    const found = look(value, index);
    if (found !== null) return found;
  }
  return null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const wrong = ({ expects }: SchemaParts, value: unknown, at: string) =>
  `${at} is ${shown(value)}, which cannot be read${expects === null || expects === "unknown" ? "" : ` as ${expects}`}`;

const shown = (value: unknown) => (JSON.stringify(value) ?? "missing").slice(0, 60);
