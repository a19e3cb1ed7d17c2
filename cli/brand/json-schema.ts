// The JSON Schema for editors, generated from the valibot schema.
import { ownValue } from "#contract/own-value.ts";
import { isObject } from "../files/strict-json.ts";
import { BUILT_IN, DEFAULT_MANIFEST } from "./defaults.ts";
import { manifestFields } from "./manifest-fields.ts";

/** Text of `brands/brand.schema.json`. */
export function manifestJsonSchema(): string {
  const title = `Brand manifest. What a brand leaves out comes from its family, then from the ${BUILT_IN}.`;
  // A family may give any field, so only id and siteId are required.
  const lenient = JSON.parse(JSON.stringify(manifestFields()), (key, value: unknown) =>
    key === "required" && Array.isArray(value) ? undefined : value,
  ) as object;
  const schema = { ...withDefaults(lenient, DEFAULT_MANIFEST), title, required: ["id", "siteId"] };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function withDefaults(schema: object, defaults: unknown): object {
  if (!("properties" in schema) || !isObject(schema.properties) || !isObject(defaults))
    return { ...schema, default: defaults };
  const filled = Object.entries(schema.properties).map(([key, child]) => {
    const own = ownValue(defaults, key);
    return [key, own === undefined ? child : withDefaults(child as object, own)];
  });
  return { ...schema, properties: Object.fromEntries(filled) };
}
