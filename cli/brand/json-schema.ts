// The JSON Schema editors read: generated from the valibot schema, so that the two cannot differ.
import { toJsonSchema } from "@valibot/to-json-schema";
import { ManifestSchema } from "#contract/manifest.ts";
import { BUILT_IN, DEFAULT_MANIFEST } from "./defaults.ts";
import { isObject } from "../files/strict-json.ts";

/** Text of `brands/brand.schema.json`. */
export function manifestJsonSchema(): string {
  const schema = toJsonSchema(ManifestSchema, { errorMode: "ignore", typeMode: "input" });
  const title = `Brand manifest. What a brand leaves out comes from its family, then from the ${BUILT_IN}.`;
  // A family may give any field, so a manifest that lacks one is still a good manifest to an editor.
  const lenient = withDefaults(withoutRequired(schema), DEFAULT_MANIFEST);
  return `${JSON.stringify({ ...(lenient as object), title, required: ["id", "siteId"] }, null, 2)}\n`;
}

function withoutRequired(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRequired);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(
    ([key, child]) => !(key === "required" && Array.isArray(child)),
  );
  return Object.fromEntries(kept.map(([key, child]) => [key, withoutRequired(child)]));
}

function withDefaults(schema: unknown, defaults: unknown): unknown {
  if (!isObject(schema)) return schema;
  const { properties } = schema;
  if (!isObject(properties) || !isObject(defaults)) return { ...schema, default: defaults };
  const filled = Object.entries(properties).map(([key, child]) => [
    key,
    Object.hasOwn(defaults, key) ? withDefaults(child, defaults[key]) : child,
  ]);
  return { ...schema, properties: Object.fromEntries(filled) };
}
