// Schemas of the contract as JSON Schema 2020-12, as a server has to write them.
import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { ownValue } from "#contract/own-value.ts";
import { partsOf } from "#contract/schema-parts.ts";

type JsonSchema = Readonly<Record<string, unknown>>;

export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode: "input",
    errorMode: "ignore",
    target: "draft-2020-12",
    overrideSchema({ valibotSchema, jsonSchema }) {
      const part = valibotSchema as unknown as v.GenericSchema;
      const { type, entries } = partsOf(part);
      if (type === "custom") return acceptedTypes(part);
      return entries === undefined ? undefined : withNeeded(jsonSchema, entries);
    },
  }) as JsonSchema;
  return rest;
}

const PROBES = [
  ["number", [1]],
  ["string", ["a", "1", "0"]],
  ["boolean", [true]],
] as const;

/** A custom check is asked what it takes: numbers, texts that are numbers, flags. */
function acceptedTypes(schema: v.GenericSchema) {
  const isTaken = (value: unknown) => v.is(schema, value);
  const types = PROBES.flatMap(([type, values]) => (values.some(isTaken) ? [type] : []));
  if (types.length === 0) return {};
  const isNumeric = isTaken("1") && !isTaken("a");
  return {
    type: types.length === 1 ? types[0] : [...types],
    ...(isNumeric && { pattern: "^-?\\d{1,15}(\\.\\d{1,15})?$" }),
  };
}

/** A field with a fallback may be missing: the site shows the rest. */
function withNeeded(
  schema: { readonly required?: readonly string[] | undefined },
  entries: Readonly<Record<string, object>>,
) {
  const required = (schema.required ?? []).filter(
    (key) => !("fallback" in (ownValue(entries, key) ?? {})),
  );
  return { ...schema, required: [...required] };
}
