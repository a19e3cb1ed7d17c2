// European roulette: the wheel, the last numbers and the betting cloth.
import type { DrawSpot } from "./bet-spots.ts";
import { calm, el, pause, svg } from "./dom.ts";
import { type DrawFelt, lastNumbers } from "./round-table.ts";
import type { Text } from "./table.ts";

/** The numbers around the wheel. */
const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
/** Outside bets with their grid areas where the cloth lies, on wide screens, and where it stands, on narrow ones. */
const OUTSIDE = [
  ["dozen1", "4 / 2 / auto / span 4", "2 / 2 / span 4"],
  ["dozen2", "4 / 6 / auto / span 4", "6 / 2 / span 4"],
  ["dozen3", "4 / 10 / auto / span 4", "10 / 2 / span 4"],
  ["low", "5 / 2 / auto / span 2", "2 / 1 / span 2"],
  ["even", "5 / 4 / auto / span 2", "4 / 1 / span 2"],
  ["red", "5 / 6 / auto / span 2", "6 / 1 / span 2"],
  ["black", "5 / 8 / auto / span 2", "8 / 1 / span 2"],
  ["odd", "5 / 10 / auto / span 2", "10 / 1 / span 2"],
  ["high", "5 / 12 / auto / span 2", "12 / 1 / span 2"],
] as const;
/** As long as the transition of the style. */
const SPIN_MS = 3400;
const TURNS = 4;

export const roulette: DrawFelt = ({ text }, middle, spot) => {
  const pockets = WHEEL.map(pocket);
  const turning = svg("g", { class: "turning" }, ...pockets);
  const wheel = svg(
    "svg",
    { viewBox: "-50 -50 100 100", class: "wheel", "aria-hidden": "true" },
    svg("circle", { r: 49, class: "rim" }),
    turning,
    svg("circle", { r: 26, class: "bowl" }),
    svg("path", { d: "M0 -20V20M-20 0H20", class: "spokes" }),
    svg("circle", { r: 7, class: "hub" }),
    svg("circle", { cy: -31, r: 2.6, class: "ball" }),
  );
  const shown = el("b", { class: "drawn" });
  let turned = 0;
  return {
    rows: [el("div", { class: "round" }, el("div", { class: "spin" }, wheel, shown), middle)],
    clear() {
      shown.textContent = "";
      shown.className = "drawn";
    },
    async reveal({ number = 0 }) {
      const at = WHEEL.indexOf(number) * (360 / WHEEL.length);
      turned = Math.floor(turned / 360) * 360 + 360 * TURNS - at;
      turning.style.setProperty("--turned", `${turned}deg`);
      await pause(calm.matches ? 0 : SPIN_MS);
      shown.textContent = String(number);
      shown.className = `drawn ${toneOf(number)}`;
      return text("wheel", { count: number });
    },
    history: lastNumbers(text("road"), toneOf),
    spots: drawCloth(spot, text),
  };
};

function toneOf(number: number): string {
  if (number === 0) return "zero";
  return RED.has(number) ? "red" : "black";
}

function pocket(number: number, index: number): SVGGElement {
  const step = 360 / WHEEL.length;
  const half = ((step / 2) * Math.PI) / 180;
  const edge = (radius: number, side: number) =>
    `${(radius * Math.sin(side * half)).toFixed(2)} ${(-radius * Math.cos(half)).toFixed(2)}`;
  const path = `M${edge(26, -1)}L${edge(46, -1)}L${edge(46, 1)}L${edge(26, 1)}Z`;
  return svg(
    "g",
    { transform: `rotate(${(index * step).toFixed(2)})` },
    svg("path", { d: path, class: `pocket ${toneOf(number)}` }),
    svg("text", { y: -38.5, class: "pocket-name" }, String(number)),
  );
}

function drawCloth(spot: DrawSpot, text: Text): HTMLElement {
  const numbers = WHEEL.toSorted((left, right) => left - right).map((number) => {
    const [line, place] = [Math.ceil(number / 3), ((number + 2) % 3) + 1];
    const made = spot(`n${number}`, text("number", { count: number }), String(number));
    made.classList.add("number", toneOf(number));
    return number === 0
      ? lay(made, "1 / 1 / span 3", "1 / 3 / auto / span 3")
      : lay(made, `${4 - place} / ${line + 1}`, `${line + 1} / ${place + 2}`);
  });
  const columns = [1, 2, 3].map((place) => {
    const made = spot(`column${place}`, text(`column${place}`), "2 : 1");
    made.classList.add("column");
    return lay(made, `${4 - place} / 14`, `14 / ${place + 2}`);
  });
  const outside = OUTSIDE.map(([bet, wide, tall]) =>
    lay(spot(bet, text(bet), text(bet)), wide, tall),
  );
  return el("div", { class: "cloth" }, ...numbers, ...columns, ...outside);
}

function lay(spot: HTMLElement, wide: string, tall: string): HTMLElement {
  spot.style.setProperty("--wide", wide);
  spot.style.setProperty("--tall", tall);
  return spot;
}
