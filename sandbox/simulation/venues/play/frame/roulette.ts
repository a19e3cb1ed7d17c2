// European roulette: the wheel, the last numbers and the betting cloth.
import type { OpenMessage, TableFacts, TableLive } from "../play-messages.ts";
import type { DrawSpot } from "./bet-spots.ts";
import { calm, el, pause, replace, svg } from "./dom.ts";
import { type Felt, type RoundTable, startRoundTable } from "./round-table.ts";
import type { Server } from "./server.ts";

/** The numbers around the wheel. */
const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const OUTSIDE = ["dozen1", "dozen2", "dozen3", "low", "even", "red", "black", "odd", "high"];
/** As long as the transition of the style. */
const SPIN_MS = 3400;
const TURNS = 4;
const LAST = 14;

export function startRoulette(open: OpenMessage<TableFacts, TableLive>, server: Server): void {
  startRoundTable(open, server, drawFelt);
}

function drawFelt({ text }: RoundTable): Felt {
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
  const last = el("ol", { class: "last", "aria-label": text("road") });
  const middle = el("div", { class: "middle" });
  const head = el("div", { class: "round" }, el("div", { class: "spin" }, wheel, shown), middle);
  let turned = 0;
  return {
    element: el("div", { class: "felt" }, head, last),
    middle,
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
    history: ({ numbers }) =>
      replace(
        last,
        ...numbers
          .slice(0, LAST)
          .map((number) => el("li", { class: toneOf(number) }, String(number))),
      ),
    spots: (spot) => drawCloth(spot, text),
  };
}

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

/** A cloth that lies on wide screens and stands on narrow ones: the style places by number. */
function drawCloth(spot: DrawSpot, text: RoundTable["text"]): HTMLElement {
  const numbers = WHEEL.toSorted((left, right) => left - right).map((number) => {
    const made = spot(`n${number}`, text("number", { count: number }), String(number));
    made.classList.add("number", toneOf(number));
    made.style.setProperty("--line", String(Math.ceil(number / 3)));
    made.style.setProperty("--place", String(((number + 2) % 3) + 1));
    return made;
  });
  const columns = [1, 2, 3].map((place) => {
    const made = spot(`column${place}`, text(`column${place}`), "2 : 1");
    made.classList.add("column");
    made.style.setProperty("--place", String(place));
    return made;
  });
  const outside = OUTSIDE.map((bet) => spot(bet, text(bet), text(bet)));
  return el("div", { class: "cloth" }, ...numbers, ...columns, ...outside);
}
