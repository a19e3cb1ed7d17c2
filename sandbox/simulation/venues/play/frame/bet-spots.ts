// The betting spots of the baccarat table with their chips.
import type { BaccaratFacts } from "../play-messages.ts";
import { button, el } from "./dom.ts";
import { chipRow } from "./chip-row.ts";
import { chip, money } from "./format.ts";
import type { Table } from "./table.ts";

const SPOTS = ["playerPair", "player", "tie", "banker", "bankerPair"] as const;
type Spot = (typeof SPOTS)[number];
type Amounts = Map<string, number>;

export interface Bets {
  readonly spots: HTMLElement;
  readonly chips: HTMLElement;
  readonly actions: HTMLElement;
  /** Amounts that the server has taken, by spot. */
  standing(amounts: readonly (readonly [spot: string, cents: number])[]): void;
  placed(): void;
  settled(): void;
  newRound(): void;
  lock(locked: boolean): void;
}

export function betSpots(
  table: Table<BaccaratFacts, unknown>,
  place: (bets: readonly { readonly on: Spot; readonly cents: number }[]) => void,
): Bets {
  const { text, facts } = table;
  const chosen: Amounts = new Map();
  let taken: Amounts = new Map();
  let last: Amounts = new Map();
  let locked = false;
  const chips = chipRow(facts.chips, text("chips"));
  const amounts = new Map(SPOTS.map((spot) => [spot, el("b", { class: "on-spot" })]));
  const spots = SPOTS.map((spot) =>
    button(
      text(spot),
      { class: `spot ${spot}` },
      () => {
        chosen.set(spot, (chosen.get(spot) ?? 0) + chips.value());
        draw();
      },
      el("span", {}, text(spot)),
      el("small", {}, `1 : ${facts.odds[spot] ?? 0}`),
      amounts.get(spot) ?? null,
    ),
  );
  const total = () => [...chosen.values()].reduce((sum, cents) => sum + cents, 0);
  const confirm = button(text("confirm"), { class: "primary" }, () => {
    last = new Map(chosen);
    confirm.disabled = true;
    place([...chosen].map(([on, cents]) => ({ on: on as Spot, cents })));
  });
  const clear = button(text("clear"), {}, () => {
    chosen.clear();
    draw();
  });
  const again = button(text("rebet"), {}, () => {
    for (const [spot, cents] of last) chosen.set(spot, cents);
    draw();
  });
  const draw = () => {
    for (const [spot, shown] of amounts) {
      const cents = (chosen.get(spot) ?? 0) + (taken.get(spot) ?? 0);
      shown.textContent = cents === 0 ? "" : chip(cents);
      shown.classList.toggle("taken", !chosen.has(spot) && taken.has(spot));
    }
    const sum = total();
    confirm.textContent = sum === 0 ? text("confirm") : `${text("confirm")} ${money(sum)}`;
    confirm.disabled = locked || sum === 0;
    clear.disabled = locked || sum === 0;
    again.disabled = locked || last.size === 0 || sum > 0;
    for (const spot of spots) spot.disabled = locked;
  };
  draw();
  return {
    spots: el("div", { class: "spots" }, ...spots),
    chips: chips.element,
    actions: el("div", { class: "actions" }, clear, again, confirm),
    standing(list) {
      taken = new Map();
      for (const [spot, cents] of list) taken.set(spot, (taken.get(spot) ?? 0) + cents);
      draw();
    },
    placed() {
      chosen.clear();
      draw();
    },
    settled: draw,
    newRound() {
      chosen.clear();
      taken = new Map();
      draw();
    },
    lock(next) {
      if (next === locked) return;
      locked = next;
      if (locked) chosen.clear();
      draw();
    },
  };
}
