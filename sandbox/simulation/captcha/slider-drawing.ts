// The slider captcha: a scene with a gap shaped like a jigsaw piece, and the missing piece.
import { pattern } from "../artwork/patterns.ts";
import { ownPattern } from "../artwork/scene.ts";
import { linear, n, rect, spark } from "../artwork/svg.ts";
import type { Character } from "../characters.ts";
import { at, between, unit } from "../random.ts";

const SCENE = { width: 320, height: 160 } as const;
const PIECE = 48;

/** A square with a knob at the top and one at the right, within 48 by 48. */
const JIGSAW = "M4 12h10.5a6 6 0 1 1 11 0h10.5v10.5a6 6 0 1 1 0 11v10.5h-32z";

interface SliderPlace {
  readonly x: number;
  readonly top: number;
}

/** Far enough from the left edge that the piece has to be moved. */
export function sliderPlace(seed: readonly (string | number)[]): SliderPlace {
  return { x: between(96, 262, ...seed, "x"), top: between(8, 104, ...seed, "top") };
}

/** SVG whose colours are roles of the site's palette. */
export function sliderDrawing(
  { x, top }: SliderPlace,
  character: Character,
  seed: string,
): { readonly image: string; readonly piece: string } {
  const scene = drawScenery(character, seed);
  const { width, height } = SCENE;
  const gap = `<path d="${JIGSAW}" transform="translate(${x} ${top})" fill="{{a0}}" fill-opacity=".72" stroke="{{w}}" stroke-opacity=".85" stroke-width="1.5"/>`;
  const cut = `<defs><clipPath id="c"><path d="${JIGSAW}"/></clipPath></defs><g clip-path="url(#c)"><g transform="translate(${-x} ${-top})">${scene}</g></g><path d="${JIGSAW}" fill="none" stroke="{{w}}" stroke-width="1.5"/>`;
  return { image: sized(width, height, scene + gap), piece: sized(PIECE, PIECE, cut) };
}

function sized(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

function drawScenery(character: Character, seed: string): string {
  const { width, height } = SCENE;
  const sun = { x: between(60, 260, seed, "sun"), y: between(30, 64, seed, "rise") };
  const sky = linear("s", [
    ["{{a2}}", 0],
    ["{{a3}}", 0.6],
    ["{{g3}}", 1],
  ]);
  const hills = [0, 1, 2].map((row) => hill(seed, row)).join("");
  const sparks = [0, 1, 2, 3]
    .map((index) =>
      spark(unit(seed, "sx", index) * width, unit(seed, "sy", index) * 80 + 6, 3 + index),
    )
    .join("");
  return `<defs>${sky}</defs>${rect(SCENE, "url(#s)")}${pattern(ownPattern(character), { width, height, ...sun }, seed)}<circle cx="${sun.x}" cy="${sun.y}" r="18" fill="{{g4}}" opacity=".85"/>${sparks}${hills}`;
}

const HILLS = ["{{k2}}", "{{a2}}", "{{a1}}"] as const;

function hill(seed: string, row: number): string {
  const y = (what: string) => n(70 + row * 26 + unit(seed, row, what) * 34);
  return `<path d="M0 ${y("a")}C60 ${y("b")} 90 ${y("c")} 150 ${y("d")}S250 ${y("e")} 320 ${y("f")}V160H0z" fill="${at(HILLS, row)}" opacity=".9"/>`;
}
