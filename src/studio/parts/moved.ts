/** The list with one entry at another place. */
export function moved<T>(entries: readonly T[], from: number, to: number): readonly T[] {
  const others = entries.filter((_, index) => index !== from);
  const entry = entries[from];
  return entry === undefined ? entries : [...others.slice(0, to), entry, ...others.slice(to)];
}
