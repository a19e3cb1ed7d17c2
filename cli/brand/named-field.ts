// Checks names and values of manifest fields that are typed on the command line.
import { CliError } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import { allowedValues, fieldNames } from "./manifest-fields.ts";

/** @param example how the option is written, as in "such as --where 'switches.chat=true'." @throws CliError CONFIG_USAGE */
export function requireField(field: string, example: string): void {
  const known = fieldNames();
  if (known.includes(field)) return;
  const fix = `name one field, ${example}`;
  const inner = known.filter((name) => name.startsWith(`${field}.`));
  if (inner.length > 0)
    throw fieldUsage(`"${field}" is a group of fields: ${inner.join(", ")}.`, null, fix);
  const near = nearest(field, known) ?? known.find((name) => name.endsWith(`.${field}`)) ?? null;
  throw fieldUsage(`A manifest has no field "${field}".`, near, fix);
}

/** @throws CliError CONFIG_USAGE */
export function requireValue(field: string, wanted: string): void {
  const allowed = allowedValues(field);
  if (allowed === null || wanted === "" || allowed.includes(wanted)) return;
  throw fieldUsage(
    `"${field}" is never "${wanted}"; it is one of ${allowed.join(", ")}.`,
    nearest(wanted, allowed),
    "write one of them.",
  );
}

export function fieldUsage(what: string, near: string | null, fix: string): CliError {
  return new CliError("CONFIG_USAGE", {
    what,
    fix: near === null ? fix : `write "${near}" if that is what you mean.`,
  });
}
