// Parses --where: a field of the merged manifest, `=` or `!=`, and a value.
import type { BrandFacts } from "./loaded-brand.ts";
import { fieldUsage, requireField, requireValue } from "./named-field.ts";
import { valueAt } from "./source-layers.ts";

const CONDITION = /^\s*([$A-Za-z][\w$.]*)\s*(!?=)(.*)$/s;
const EXAMPLE = "such as --where 'switches.chat=true'.";

/** A list matches when it contains the value; an empty value means an absent field. @throws CliError CONFIG_USAGE */
export function parseWhere(expression: string): (brand: BrandFacts) => boolean {
  const [, field, operator, given] = CONDITION.exec(expression) ?? [];
  const wanted = given?.trim();
  if (field === undefined || wanted === undefined)
    throw fieldUsage(
      `"${expression}" is not a condition.`,
      null,
      `write a field, = or !=, and a value, ${EXAMPLE}`,
    );
  requireField(field, EXAMPLE);
  requireValue(field, wanted);
  return ({ manifest }) => equals(valueAt(manifest, field), wanted) === (operator === "=");
}

function equals(value: unknown, wanted: string): boolean {
  if (value === undefined) return wanted === "";
  if (!Array.isArray(value)) return String(value) === wanted;
  if (wanted === "") return value.length === 0;
  return value.flatMap(entryNames).includes(wanted);
}

/** A two-column block counts as its sections. */
function entryNames(entry: unknown): string[] {
  if (typeof entry !== "object" || entry === null) return [String(entry)];
  return Object.values(entry).flat().flatMap(entryNames);
}
