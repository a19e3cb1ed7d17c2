// A grid of cards whose rows are of about the same length: nine cards stand as five and four, not as eight and one.

/** Columns of `count` cards in as few rows as `most` columns allow. */
export function evenColumns(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most));
}

/** Whether the last card has a row for itself, which it can fill. */
export function isLastAlone(count: number, most: number): boolean {
  const columns = evenColumns(count, most);
  return count > columns && count % columns === 1;
}

/** Custom properties for `repeat(var(--columns-4), …)`, and `var(--last-4)` as the `grid-column` of the last card. */
export function evenGrid(
  count: number,
  mosts: readonly number[],
): Readonly<Record<`--${string}`, string>> {
  return Object.fromEntries(
    mosts.flatMap((most) => [
      [`--columns-${most}`, String(evenColumns(count, most))],
      [`--last-${most}`, isLastAlone(count, most) ? "1 / -1" : "auto"],
    ]),
  );
}
