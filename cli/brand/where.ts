// A condition of --where: a field of the merged manifest, `=` or `!=`, and a value.
import { CliError } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import type { BrandFacts } from "./loaded-brand.ts";
import { allowedValues, fieldNames } from "./manifest-fields.ts";
import { valueAt } from "./source-layers.ts";

const CONDITION = /^\s*([$A-Za-z][\w$.]*)\s*(!?=)\s*(.*?)\s*$/;

/**
 * A list field holds when one of its entries is the value. An empty value means that the field is absent.
 * @throws CliError CONFIG_USAGE, with the near miss, for what is no condition, no field or no value of it
 */
export function parseWhere(expression: string): (brand: BrandFacts) => boolean {
  const [, field, operator, wanted] = CONDITION.exec(expression) ?? [];
  if (field === undefined || wanted === undefined) {
    throw new CliError("CONFIG_USAGE", {
      what: `"${expression}" is not a condition.`,
      fix: "write a field, = or !=, and a value, such as --where 'switches.chat=true'.",
    });
  }
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

/** A two-column block of the home page counts as the sections it holds. */
function entryNames(entry: unknown): string[] {
  if (typeof entry !== "object" || entry === null) return [String(entry)];
  return Object.values(entry).flatMap((inner) =>
    Array.isArray(inner) ? inner.flatMap(entryNames) : entryNames(inner),
  );
}

function requireField(field: string): void {
  const known = fieldNames();
  if (known.includes(field)) return;
  const inner = known.filter((name) => name.startsWith(`${field}.`));
  const near = nearest(field, known) ?? known.find((name) => name.endsWith(`.${field}`)) ?? null;
  throw new CliError("CONFIG_USAGE", {
    what:
      inner.length > 0
        ? `"${field}" is a group of fields: ${inner.join(", ")}.`
        : `A manifest has no field "${field}".`,
    fix:
      inner.length === 0 && near !== null
        ? `write "${near}" if that is what you mean.`
        : "name one field, such as --where 'switches.chat=true'.",
  });
}

function requireValue(field: string, wanted: string): void {
  const allowed = allowedValues(field);
  if (allowed === null || wanted === "" || allowed.includes(wanted)) return;
  const near = nearest(wanted, allowed);
  throw new CliError("CONFIG_USAGE", {
    what: `"${field}" is never "${wanted}"; it is one of ${allowed.join(", ")}.`,
    fix: near === null ? "write one of them." : `write "${near}" if that is what you mean.`,
  });
}
