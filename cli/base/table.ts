import { visible } from "./characters.ts";

/** Columns of text; a wide (CJK) character counts as two. The first row is the head. */
export function table(
  cells: readonly (readonly string[])[],
  rightAligned: readonly number[] = [],
): string {
  const rows = cells.map((row) => row.map(visible));
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => displayWidth(row[column] ?? ""))),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const gap = " ".repeat((widths[column] ?? 0) - displayWidth(cell));
          return rightAligned.includes(column) ? gap + cell : cell + gap;
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text)
    width +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(
        character,
      )
        ? 2
        : 1;
  return width;
}
