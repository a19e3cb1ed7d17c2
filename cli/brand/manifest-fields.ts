// Looks up fields of a manifest by dotted path in the JSON Schema.
import { toJsonSchema } from "@valibot/to-json-schema";
import { ManifestSchema } from "#contract/manifest.ts";
import { ownValue } from "#contract/own-value.ts";

/** The used part of JSON Schema. */
interface Field {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Field>>;
  readonly items?: Field;
  readonly anyOf?: readonly Field[];
}

export function manifestFields(): Field {
  return toJsonSchema(ManifestSchema, { errorMode: "ignore", typeMode: "input" }) as Field;
}

let root: Field | undefined;

function fieldAt(path: string): Field | undefined {
  root ??= manifestFields();
  const keys = path === "" ? [] : path.split(".");
  return keys.reduce<Field | undefined>((field, key) => field && inside(field, key), root);
}

function inside({ properties, items, anyOf = [] }: Field, key: string): Field | undefined {
  if (properties) return ownValue(properties, key);
  return items ?? anyOf.map((option) => inside(option, key)).find((found) => found !== undefined);
}

export function knownKeys(path: string): string[] {
  const field = fieldAt(path);
  const objects = [field, ...(field?.anyOf ?? [])].map((one) => one?.properties);
  return Object.keys(objects.find((one) => one !== undefined) ?? {});
}

export function describeField(path: string): string | null {
  return fieldAt(path)?.description ?? null;
}

/** Of a value as it is typed: a union counts as text. */
export function fieldType(path: string): "boolean" | "number" | "list" | "text" {
  const type = fieldAt(path)?.type;
  if (type === "boolean") return "boolean";
  if (type === "array") return "list";
  return type === "integer" || type === "number" ? "number" : "text";
}

/** Of a field, or of the entries of a list; null without an enumeration. */
export function allowedValues(path: string): readonly string[] | null {
  const field = fieldAt(path);
  if (field?.type === "boolean") return ["true", "false"];
  return (field?.items ?? field)?.enum?.map(String) ?? null;
}

export function fieldNames(parent = ""): string[] {
  return knownKeys(parent).flatMap((key) => {
    const name = parent === "" ? key : `${parent}.${key}`;
    const inner = fieldNames(name);
    return inner.length > 0 ? inner : [name];
  });
}
