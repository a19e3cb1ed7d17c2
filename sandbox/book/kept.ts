/** What is made once and kept while there is room; the oldest goes first. */
export function createKept<T>(limit: number) {
  const kept = new Map<string, T>();
  return (key: string, make: () => T): T => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (kept.size >= limit) {
      const [oldest] = kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
    }
    kept.set(key, made);
    return made;
  };
}
