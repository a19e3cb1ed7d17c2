import { count } from "../base/count.ts";
import { displayPath, type Io } from "../base/io.ts";
import { table } from "../base/table.ts";
import type { Palette } from "../tokens/generate-palette.ts";
import type { Imported } from "./import-tokens.ts";
import type { Suggestion } from "./suggest-roles.ts";

/** A table of roles; colours that the contrast check moves are shown with what they become. */
export function printImport(
  { set, suggestions, palette }: Imported,
  written: readonly string[],
  colors: Io["colors"],
): string {
  const rows = suggestions.map((one) => [
    one.role,
    one.edition,
    one.colour.hex,
    usedColour(one, palette),
    one.colour.name,
    one.sure ? runnerUp(one) : colors.yellow(runnerUp(one)),
  ]);
  return [
    `${count(set.colours.length, "colour")} and ${count(set.radii.length, "radius", "radii")} were read.`,
    table([["role", "edition", "colour", "used", "token", "runner-up"], ...rows]),
    written.length > 0
      ? `written: ${written.map((file) => displayPath(file)).join(", ")}`
      : "Nothing was written yet; run the same command with --write.",
  ].join("\n\n");
}

function usedColour({ role, edition, colour }: Suggestion, palette: Palette): string {
  const token = (palette[edition]?.["color"] as Record<string, { $value?: string }> | undefined)?.[
    role
  ];
  const used = token?.$value;
  if (used === undefined) return role === "accent" || role === "alt" ? "its hue" : "";
  return used === colour.hex ? "" : `→ ${used}`;
}

/** How to choose the next best colour instead. */
function runnerUp({ role, runnerUp: next, others }: Suggestion): string {
  const second = next ?? others[0];
  return second === undefined
    ? "the only one that fits"
    : `or ${second.hex}: --role ${role}=${second.name}`;
}
