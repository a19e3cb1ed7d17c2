// Parses --where: a field of the merged manifest, `=` or `!=`, and a value.
import { CliError } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import type { BrandFacts } from "./loaded-brand.ts";
import { allowedValues, fieldNames } from "./manifest-fields.ts";
import { valueAt } from "./source-layers.ts";

const CONDITION = /^\s*([$A-Za-z][\w$.]*)\s*(!?=)\s*(.*?)\s*$/;
const EXAMPLE = "such as --where 'switches.chat=true'.";

/** A list matches when it contains the value; an empty value means an absent field. @throws CliError CONFIG_USAGE */
export function parseWhere(expression: string): (brand: BrandFacts) => boolean {
  const [, field, operator, wanted] = CONDITION.exec(expression) ?? [];
  if (field === undefined || wanted === undefined)
    throw usage(
      `"${expression}" is not a condition.`,
      null,
      `write a field, = or !=, and a value, ${EXAMPLE}`,
    );
  requireField(field);
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

function requireField(field: string): void {
  const known = fieldNames();
  if (known.includes(field)) return;
  const fix = `name one field, ${EXAMPLE}`;
  const inner = known.filter((name) => name.startsWith(`${field}.`));
  if (inner.length > 0)
    throw usage(`"${field}" is a group of fields: ${inner.join(", ")}.`, null, fix);
  const near = nearest(field, known) ?? known.find((name) => name.endsWith(`.${field}`)) ?? null;
  throw usage(`A manifest has no field "${field}".`, near, fix);
}

function requireValue(field: string, wanted: string): void {
  const allowed = allowedValues(field);
  if (allowed === null || wanted === "" || allowed.includes(wanted)) return;
  throw usage(
    `"${field}" is never "${wanted}"; it is one of ${allowed.join(", ")}.`,
    nearest(wanted, allowed),
    "write one of them.",
  );
}

function usage(what: string, near: string | null, fix: string): CliError {
  return new CliError("CONFIG_USAGE", {
    what,
    fix: near === null ? fix : `write "${near}" if that is what you mean.`,
  });
}
