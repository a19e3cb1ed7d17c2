// Looks the manifest schema up by dotted path: names and descriptions of fields.
import type { BaseIssue, BaseSchema } from "valibot";
import { ManifestSchema } from "#contract/manifest.ts";

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** Names of the fields of the object at `path`. */
export function knownKeys(path: string): string[] {
  const schema = schemaAt(path);
  return schema && "entries" in schema ? Object.keys(schema.entries as object) : [];
}

/** The schema of the value at a dotted path, through optional fields, lists and alternatives. */
function schemaAt(path: string): Schema | null {
  let schema: unknown = ManifestSchema;
  for (const key of path === "" ? [] : path.split(".")) {
    schema = child(unwrap(schema), key);
    if (schema === null) return null;
  }
  return unwrap(schema) as Schema | null;
}

interface Inner {
  readonly wrapped?: unknown;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly item?: unknown;
  readonly options?: readonly unknown[];
}

function unwrap(schema: unknown): unknown {
  const { wrapped } = (schema ?? {}) as Inner;
  return wrapped === undefined ? schema : unwrap(wrapped);
}

function child(schema: unknown, key: string): unknown {
  const { entries, item, options } = (schema ?? {}) as Inner;
  if (entries) return Object.hasOwn(entries, key) ? entries[key] : null;
  if (item !== undefined) {
    const alternatives = (item as Inner).options;
    return (
      alternatives?.find(
        (option) => typeof option === "object" && option !== null && "entries" in option,
      ) ?? item
    );
  }
  return (
    options?.map((option) => child(unwrap(option), key)).find((found) => found !== null) ?? null
  );
}

/** What the schema says about the field at `path`. */
export function describeField(path: string): string | null {
  const schema = schemaAt(path);
  const pipe = (schema as { pipe?: readonly { type?: string; description?: string }[] } | null)
    ?.pipe;
  return pipe?.find((step) => step.type === "description")?.description ?? null;
}

/** The values of a field, or of the entries of a list, where the schema lists them; null elsewhere. */
export function allowedValues(path: string): readonly string[] | null {
  const schema = schemaAt(path) as (Inner & { readonly type?: string }) | null;
  if (schema?.type === "boolean") return ["true", "false"];
  const { type, options } = (schema?.type === "array" ? unwrap(schema.item) : schema) as Inner & {
    readonly type?: string;
  };
  return type === "picklist" ? (options ?? []).map(String) : null;
}

/** Dotted names of all fields of a manifest. */
export function fieldNames(parent = ""): string[] {
  return knownKeys(parent).flatMap((key) => {
    const name = parent === "" ? key : `${parent}.${key}`;
    const inner = fieldNames(name);
    return inner.length > 0 ? inner : [name];
  });
}
