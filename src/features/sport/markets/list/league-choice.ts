// Ticks of the league dialog.

/** Empty means all: a filter with every league filters nothing. */
export function asFilter(ticked: ReadonlySet<string>, all: readonly string[]): readonly string[] {
  const chosen = all.filter((id) => ticked.has(id));
  return chosen.length === all.length ? [] : chosen;
}

export function ticksOf(filter: readonly string[], all: readonly string[]): ReadonlySet<string> {
  return new Set(filter.length === 0 ? all : filter);
}

/** Changes the ticks of `shown`; leagues hidden by the search keep theirs. */
export function tick(
  ticked: ReadonlySet<string>,
  shown: readonly string[],
  how: "all" | "none" | "invert",
): ReadonlySet<string> {
  const next = new Set(ticked);
  for (const id of shown) {
    if (how === "all" || (how === "invert" && !ticked.has(id))) next.add(id);
    else next.delete(id);
  }
  return next;
}
