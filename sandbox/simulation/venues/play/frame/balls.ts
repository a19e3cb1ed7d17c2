// Results of a draw as balls or dice.
import type { DrawMessage } from "../play-messages.ts";
import { el, svg } from "./dom.ts";

export function drawBalls(draw: string, { balls, special }: DrawMessage): HTMLElement {
  const shown: Node[] = balls.map((ball) => (draw === "dice" ? die(ball) : numbered(draw, ball)));
  if (special !== null) shown.push(el("i", {}, "+"), numbered(draw, special));
  return el("div", { class: `balls ${draw}` }, ...shown);
}

const RED = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const BLUE = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

/** Of the runners of a race, from the first. */
const LANES = [
  "#a88a00",
  "#1573b8",
  "#4d5563",
  "#c8641a",
  "#128a8a",
  "#5a3fc0",
  "#7d8794",
  "#c8323c",
  "#7d1f1f",
  "#23824f",
];

function toneOf(draw: string, ball: number): string | null {
  if (draw === "race") return LANES[ball - 1] ?? null;
  if (draw !== "six49") return null;
  return RED.has(ball) ? "#c8323c" : BLUE.has(ball) ? "#2b66b8" : "#23824f";
}

function numbered(draw: string, ball: number): HTMLElement {
  const made = el("b", { class: "ball" }, String(ball));
  made.style.setProperty("--tone", toneOf(draw, ball));
  return made;
}

/** Column and row of each pip, by face. */
const PIPS = ["", "22", "11 33", "11 22 33", "11 13 31 33", "11 13 22 31 33", "11 12 13 31 32 33"];

export function die(face: number): SVGSVGElement {
  const pips = (PIPS[face] ?? "").split(" ").map(([x = "", y = ""]) =>
    svg("circle", {
      cx: x,
      cy: y,
      r: face === 1 ? 0.6 : 0.38,
      class: face === 1 || face === 4 ? "red-pip" : "pip",
    }),
  );
  const box = svg("rect", { x: 0.1, y: 0.1, width: 3.8, height: 3.8, rx: 0.7, class: "die-face" });
  return svg(
    "svg",
    { viewBox: "0 0 4 4", class: "die", role: "img", "aria-label": face },
    box,
    ...pips,
  );
}
