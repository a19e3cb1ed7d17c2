// Characters of the picture captcha as strokes in a box of 10 by 14: points are separated by spaces, strokes
// by bars. Characters that look alike (0 O D Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, N M, U V) are left out.
import { ownValue } from "#contract/own-value.ts";

const SHAPES: Readonly<Record<string, string>> = {
  A: "0,14 5,0 10,14|2,9 8,9",
  C: "10,3 7,0 3,0 0,4 0,10 3,14 7,14 10,11",
  E: "10,0 0,0 0,14 10,14|0,7 8,7",
  F: "10,0 0,0 0,14|0,7 8,7",
  H: "0,0 0,14|10,0 10,14|0,7 10,7",
  J: "3,0 10,0|7,0 7,11 5,14 2,14 0,11",
  K: "0,0 0,14|10,0 0,8|4,5 10,14",
  M: "0,14 1,0 5,9 9,0 10,14",
  P: "0,14 0,0 7,0 10,2 10,6 7,8 0,8",
  R: "0,14 0,0 7,0 10,2 10,5 7,7 0,7|5,7 10,14",
  T: "0,0 10,0|5,0 5,14",
  W: "0,0 2,14 5,5 8,14 10,0",
  X: "0,0 10,14|10,0 0,14",
  Y: "0,0 5,7 10,0|5,7 5,14",
  3: "0,1 4,0 8,1 9,4 7,6 4,7 8,8 10,11 7,14 3,14 0,12",
  4: "7,14 7,0 0,10 10,10",
  7: "0,0 10,0 4,14",
};

export const GLYPHS = Object.keys(SHAPES);

type Point = readonly [x: number, y: number];

/** Strokes of a character, cut into short steps that can be bent. */
export function strokesOf(glyph: string): Point[][] {
  return (ownValue(SHAPES, glyph) ?? "").split("|").map((stroke) => {
    const corners = stroke.split(" ").map(pointOf);
    return corners.flatMap((corner, index) => steps(corner, corners[index + 1]));
  });
}

const STEPS = 4;

function steps([x, y]: Point, next: Point | undefined): Point[] {
  if (!next) return [[x, y]];
  return Array.from({ length: STEPS }, (_, step): Point => {
    const part = step / STEPS;
    return [x + (next[0] - x) * part, y + (next[1] - y) * part];
  });
}

function pointOf(text: string): Point {
  const [x = 0, y = 0] = text.split(",").map(Number);
  return [x, y];
}
