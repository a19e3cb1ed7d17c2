// Tiles of 二八杠: one to nine dots, and the blank.
import { svg } from "./dom.ts";

/** Place of each dot on a grid of 4 × 6 half columns, as `x,y` by number of dots. */
const DOTS = [
  "",
  "2,3",
  "2,1.4 2,4.6",
  "0.9,1.1 2,3 3.1,4.9",
  "1,1.4 3,1.4 1,4.6 3,4.6",
  "1,1.2 3,1.2 2,3 1,4.8 3,4.8",
  "1,1 3,1 1,3 3,3 1,5 3,5",
  "0.8,0.7 2,1.3 3.2,1.9 1,3.6 3,3.6 1,5.2 3,5.2",
  "1,0.7 3,0.7 1,2.2 3,2.2 1,3.8 3,3.8 1,5.3 3,5.3",
  "0.8,1 2,1 3.2,1 0.8,3 2,3 3.2,3 0.8,5 2,5 3.2,5",
];

const TONES = ["", " blue", " red"];
const UNIT = 12;

/** @param value 0 to 39: dots by `value % 10`, zero is the blank; null: the back */
export function tile(value: number | null): SVGSVGElement {
  const drawing = svg(
    "svg",
    { viewBox: "0 0 60 84", class: "tile" },
    svg("rect", { x: 1, y: 4, width: 58, height: 79, rx: 8, class: "side" }),
    svg("rect", {
      x: 1,
      y: 1,
      width: 58,
      height: 77,
      rx: 8,
      class: value === null ? "back" : "face",
    }),
  );
  if (value === null) return drawing;
  const dots = value % 10;
  drawing.setAttribute("role", "img");
  drawing.setAttribute("aria-label", String(dots));
  if (dots === 0) {
    drawing.append(svg("rect", { x: 12, y: 13, width: 36, height: 53, rx: 4, class: "blank" }));
  }
  for (const [index, place] of (DOTS[dots] ?? "").split(" ").entries()) {
    if (place === "") continue;
    const [x = 0, y = 0] = place.split(",").map(Number);
    const [cx, cy] = [6 + x * UNIT, 3.5 + y * UNIT];
    const r = dots === 1 ? 11 : 4.6;
    drawing.append(svg("circle", { cx, cy, r, class: `dot${TONES[index % TONES.length] ?? ""}` }));
  }
  return drawing;
}
