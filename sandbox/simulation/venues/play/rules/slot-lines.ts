// Paylines as the row of each reel: the classic ones first, then every other way through the window.
import { REELS, ROWS } from "./slot-models.ts";

const CLASSIC = [
  "11111 00000 22222 01210 21012 00100 22122 10001 12221 01010",
  "21212 10101 12121 01110 21112 00122 22100 11011 11211 02020",
]
  .join(" ")
  .split(" ");

const EVERY = Array.from({ length: ROWS ** REELS }, (_, index) =>
  index.toString(ROWS).padStart(REELS, "0"),
);

const LINES: readonly (readonly number[])[] = [...new Set([...CLASSIC, ...EVERY])].map((line) =>
  Array.from(line, Number),
);

/** The first `count` lines, at most all 243. */
export function paylines(count: number): readonly (readonly number[])[] {
  return LINES.slice(0, Math.max(1, Math.floor(count)));
}
