/** The record with each value mapped; keys without a value are left out. */
export function mapValues<K extends string, A, B>(
  record: Readonly<Partial<Record<K, A>>>,
  map: (value: A) => B,
): Record<K, B> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, map(value as A)]],
    ),
  ) as Record<K, B>;
}
