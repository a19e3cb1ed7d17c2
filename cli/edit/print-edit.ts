import { describeValues } from "../diff/describe-values.ts";
import { printDiff } from "../diff/print-diff.ts";
import type { Io } from "../base/io.ts";
import { table } from "../base/table.ts";
import type { FieldChange } from "./edit-brand.ts";
import type { FleetEdit } from "./edit-fleet.ts";

const BRANDS = 12;

/** The sum of the changes, then each brand with what the change brings along. */
export function printEdit({ edited, diff }: FleetEdit, colors: Io["colors"]): string {
  const brands = edited.slice(0, BRANDS).map(({ id, changes }) => {
    const rows = changes.map((change) => [
      `  ${change.field}`,
      shownChange(id, change),
      change.why === null ? "" : colors.dim(change.why),
    ]);
    return `${colors.bold(id)}\n${table(rows)}`;
  });
  const more = edited.length - brands.length;
  return [
    printDiff(diff, "with this edit", colors),
    ...brands,
    ...(more > 0 ? [`… and ${more} more; --json lists them.`] : []),
  ].join("\n\n");
}

function shownChange(brand: string, { before, after }: FieldChange): string {
  return describeValues([{ brands: [brand], before: shown(before), after: shown(after) }]);
}

function shown(value: unknown): string | null {
  if (value === undefined) return null;
  return typeof value === "string" ? value : JSON.stringify(value);
}
