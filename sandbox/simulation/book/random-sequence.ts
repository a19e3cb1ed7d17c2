import { hash } from "../random.ts";

/** A sequence of uniform numbers in [0, 1), the same for the same parts (mulberry32). */
export type NextRandom = () => number;

export function randomSequence(...parts: readonly (string | number)[]): NextRandom {
  let state = hash(...parts);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
