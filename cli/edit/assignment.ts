// Parses what `brand set` is asked to change: `field=value`, `field+=entry`, `field-=entry`, and `field=` to take the
// brand's own value away.
import { ownValue } from "#contract/own-value.ts";
import { fieldType } from "../brand/manifest-fields.ts";
import { fieldUsage, requireField, requireValue } from "../brand/named-field.ts";

export type Assignment =
  | { readonly kind: "set" | "add" | "remove"; readonly field: string; readonly value: unknown }
  | { readonly kind: "unset"; readonly field: string };

const ASSIGNMENT = /^\s*([$A-Za-z][\w$.]*)\s*([+-]?)=(.*)$/s;
const EXAMPLE = "such as `brand set switches.chat=false`.";
const KINDS = { "": "set", "+": "add", "-": "remove" } as const;

/** @throws CliError CONFIG_USAGE */
export function parseAssignment(expression: string): Assignment {
  const [, field, sign = "", given] = ASSIGNMENT.exec(expression) ?? [];
  const value = given?.trim();
  if (field === undefined || value === undefined)
    throw fieldUsage(
      `"${expression}" sets nothing.`,
      null,
      `write a field, = (or += and -= for lists), and a value, ${EXAMPLE}`,
    );
  requireField(field, EXAMPLE);
  if (field === "id" || field === "$schema")
    throw fieldUsage(
      `"${field}" cannot be set.`,
      null,
      "`brand rename` gives a brand another id, with its folder.",
    );
  const kind = ownValue(KINDS, sign) ?? "set";
  if (kind === "set") return value === "" ? { kind: "unset", field } : setting(field, value);
  if (fieldType(field) !== "list")
    throw fieldUsage(`"${field}" is no list.`, null, `write ${field}=${value || "<value>"}.`);
  if (value === "") throw fieldUsage(`No entry is named for "${field}".`, null, EXAMPLE);
  return { kind, field, value: listOf(field, value) };
}

function setting(field: string, value: string): Assignment {
  return { kind: "set", field, value: typedValue(field, value) };
}

function typedValue(field: string, value: string): unknown {
  const type = fieldType(field);
  if (type === "list") return listOf(field, value);
  requireValue(field, value);
  if (type === "boolean") return value === "true";
  if (type === "text") return value;
  const number = Number(value);
  if (Number.isFinite(number)) return number;
  throw fieldUsage(`"${field}" is a number, and "${value}" is none.`, null, "write digits only.");
}

/** `a,b` for plain entries, JSON for others such as two-column blocks of `layout.home`. */
function listOf(field: string, value: string): readonly unknown[] {
  if (/^[[{]/.test(value)) return [jsonOf(field, value)].flat();
  const entries = value.split(",").map((entry) => entry.trim());
  for (const entry of entries) requireValue(field, entry);
  return entries.filter((entry) => entry !== "");
}

function jsonOf(field: string, value: string): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    throw fieldUsage(
      `The value of "${field}" begins like JSON, but is none.`,
      null,
      `write entries with commas, or a whole JSON list in quotes: '${field}=["…"]'.`,
    );
  }
}
