/** A memo of at most `limit` values; the oldest is dropped first. */
export function createCache<T>(limit: number) {
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
