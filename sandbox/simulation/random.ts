// Deterministic randomness: a pure function of the seed and a name, so that the same seed and clock give the
// same answers everywhere. Never use Math.random in the simulation.

type Part = string | number;

/** A uniform 32-bit hash of the parts (FNV-1a with a final avalanche). */
export function hash(...parts: readonly Part[]): number {
  const text = parts.join("|");
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Uniform in [0, 1). */
export function unit(...parts: readonly Part[]): number {
  return hash(...parts) / 0x1_0000_0000;
}

/** Whole number from `min` to `max`, both included. */
export function between(min: number, max: number, ...parts: readonly Part[]): number {
  return min + Math.floor(unit(...parts) * (max - min + 1));
}

/** @throws RangeError for an empty list */
export function pick<T>(list: readonly T[], ...parts: readonly Part[]): T {
  return at(list, hash(...parts));
}

/** The item at an index that wraps around. @throws RangeError for an empty list */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError("There is nothing to choose from.");
  return item;
}

export function shuffled<T>(list: readonly T[], ...parts: readonly Part[]): T[] {
  return list
    .map((item, index) => ({ item, rank: unit(...parts, index) }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ item }) => item);
}

/** A smooth curve over time in [-1, 1] that changes direction about once every `span` milliseconds. */
export function wave(time: number, span: number, ...parts: readonly Part[]): number {
  const position = time / span + unit(...parts);
  const knot = Math.floor(position);
  const step = position - knot;
  const ease = step * step * (3 - 2 * step);
  const from = unit(...parts, knot) * 2 - 1;
  return from + (unit(...parts, knot + 1) * 2 - 1 - from) * ease;
}
