// Sic bo: three dice, the last sums and the betting cloth.
import type { OpenMessage, TableFacts, TableLive } from "../play-messages.ts";
import { die } from "./balls.ts";
import type { DrawSpot } from "./bet-spots.ts";
import { el, pause, replace } from "./dom.ts";
import { type Felt, type RoundTable, startRoundTable } from "./round-table.ts";
import type { Server } from "./server.ts";

const FACES = [1, 2, 3, 4, 5, 6];
const SUMS = Array.from({ length: 14 }, (_, index) => index + 4);
const MAIN = ["small", "odd", "anyTriple", "even", "big"];
const BIG = 11;
const SHAKE_MS = 1500;
const LAST = 14;

export function startSicBo(open: OpenMessage<TableFacts, TableLive>, server: Server): void {
  startRoundTable(open, server, drawFelt);
}

function drawFelt({ text, facts }: RoundTable): Felt {
  const cup = el("div", { class: "cup" });
  const last = el("ol", { class: "last", "aria-label": text("road") });
  const middle = el("div", { class: "middle" });
  const head = el("div", { class: "round" }, cup, middle);
  const clear = () => {
    cup.classList.add("waiting");
    cup.classList.remove("shaking");
    replace(cup, ...[1, 2, 3].map(() => el("i", { class: "blank" })));
  };
  clear();
  return {
    element: el("div", { class: "felt" }, head, last),
    middle,
    clear,
    async reveal({ dice = [], number = 0 }) {
      cup.classList.add("shaking");
      await pause(SHAKE_MS);
      cup.classList.remove("waiting", "shaking");
      replace(cup, ...dice.map(die));
      const size = text(number >= BIG ? "big" : "small");
      const isTriple = new Set(dice).size === 1;
      return `${text("thrown", { count: number })} ${isTriple ? text("triples") : size}`;
    },
    history: ({ numbers }) =>
      replace(
        last,
        ...numbers
          .slice(0, LAST)
          .map((sum) => el("li", { class: sum >= BIG ? "red" : "black" }, String(sum))),
      ),
    spots: (spot) => drawCloth(spot, text, facts),
  };
}

function drawCloth(spot: DrawSpot, text: RoundTable["text"], { odds }: TableFacts): HTMLElement {
  const price = (bet: string) => el("small", {}, `1 : ${odds[bet] ?? 0}`);
  const main = MAIN.map((bet) => spot(bet, text(bet), el("span", {}, text(bet)), price(bet)));
  const faces = (key: string, dice: number) =>
    FACES.map((face) => {
      const shown = el("span", { class: "dice" }, ...Array.from({ length: dice }, () => die(face)));
      return spot(`${key}${face}`, text(key, { count: face }), shown);
    });
  const sums = SUMS.map((sum) => {
    const bet = `sum${sum}`;
    return spot(bet, text("sum", { count: sum }), el("span", {}, String(sum)), price(bet));
  });
  const row = (key: string, first: string | null, spots: readonly HTMLElement[]) =>
    el(
      "div",
      { class: `row ${key}`, role: "group", "aria-label": text(key) },
      el("p", {}, text(key), first === null ? null : price(first)),
      el("div", {}, ...spots),
    );
  return el(
    "div",
    { class: "cloth" },
    el("div", { class: "main" }, ...main),
    row("triples", "triple1", faces("triple", 3)),
    row("doubles", "double1", faces("double", 2)),
    row("sums", null, sums),
    row("singles", "single1", faces("single", 1)),
  );
}
