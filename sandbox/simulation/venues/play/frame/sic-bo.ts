// Sic bo: three dice, the last sums and the betting cloth.
import { die } from "./balls.ts";
import { type DrawSpot, price, pricedSpot } from "./bet-spots.ts";
import { el, pause, replace } from "./dom.ts";
import { type DrawFelt, lastNumbers, type RoundTable } from "./round-table.ts";

const FACES = [1, 2, 3, 4, 5, 6];
const SUMS = Array.from({ length: 14 }, (_, index) => index + 4);
const MAIN = ["small", "odd", "anyTriple", "even", "big"];
const BIG = 11;
const SHAKE_MS = 1500;

export const sicBo: DrawFelt = (table, middle, spot) => {
  const { text } = table;
  const cup = el("div", { class: "cup" });
  const clear = () => {
    cup.classList.add("waiting");
    cup.classList.remove("shaking");
    replace(cup, ...[1, 2, 3].map(() => el("i", { class: "blank" })));
  };
  clear();
  return {
    rows: [el("div", { class: "round" }, cup, middle)],
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
    history: lastNumbers(text("road"), (sum) => (sum >= BIG ? "red" : "black")),
    spots: drawCloth(table, spot),
  };
};

function drawCloth(table: RoundTable, spot: DrawSpot): HTMLElement {
  const { text } = table;
  const main = MAIN.map((bet) => pricedSpot(table, spot, bet));
  const faces = (key: string, dice: number) =>
    FACES.map((face) => {
      const shown = el("span", { class: "dice" }, ...Array.from({ length: dice }, () => die(face)));
      return spot(`${key}${face}`, text(key, { count: face }), shown);
    });
  const sums = SUMS.map((sum) =>
    pricedSpot(table, spot, `sum${sum}`, text("sum", { count: sum }), String(sum)),
  );
  const row = (key: string, first: string | null, spots: readonly HTMLElement[]) =>
    el(
      "div",
      { class: `row ${key}`, role: "group", "aria-label": text(key) },
      el("p", {}, text(key), first === null ? null : price(table, first)),
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
