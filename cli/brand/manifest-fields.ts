// Looks fields of a manifest up by dotted path, in the JSON Schema made from the valibot schema.
import { toJsonSchema } from "@valibot/to-json-schema";
import { ManifestSchema } from "#contract/manifest.ts";

/** What is read of a JSON Schema here. */
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

/** Through lists and alternatives. */
function fieldAt(path: string): Field | undefined {
  root ??= manifestFields();
  const keys = path === "" ? [] : path.split(".");
  return keys.reduce<Field | undefined>((field, key) => field && inside(field, key), root);
}

function inside({ properties, items, anyOf = [] }: Field, key: string): Field | undefined {
  if (properties) return Object.hasOwn(properties, key) ? properties[key] : undefined;
  return items ?? anyOf.map((option) => inside(option, key)).find((found) => found !== undefined);
}

/** Names of the fields of the object at `path`. */
export function knownKeys(path: string): string[] {
  const field = fieldAt(path);
  const objects = [field, ...(field?.anyOf ?? [])].map((one) => one?.properties);
  return Object.keys(objects.find((one) => one !== undefined) ?? {});
}

/** What the schema says about the field at `path`. */
export function describeField(path: string): string | null {
  return fieldAt(path)?.description ?? null;
}

/** The values of a field, or of the entries of a list, where the schema lists them; null elsewhere. */
export function allowedValues(path: string): readonly string[] | null {
  const field = fieldAt(path);
  if (field?.type === "boolean") return ["true", "false"];
  return (field?.items ?? field)?.enum?.map(String) ?? null;
}

/** Dotted names of all fields of a manifest. */
export function fieldNames(parent = ""): string[] {
  return knownKeys(parent).flatMap((key) => {
    const name = parent === "" ? key : `${parent}.${key}`;
    const inner = fieldNames(name);
    return inner.length > 0 ? inner : [name];
  });
}
