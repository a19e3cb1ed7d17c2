// The betting spots of a table with their chips.
import type { TableFacts } from "../play-messages.ts";
import { button, el } from "./dom.ts";
import { chipRow } from "./chip-row.ts";
import { chip, money } from "./format.ts";
import type { Table } from "./table.ts";

type Amounts = Map<string, number>;

export interface PlacedBet {
  readonly on: string;
  readonly cents: number;
}

/** Makes the button of a bet. */
export type DrawSpot = (
  on: string,
  label: string,
  ...content: readonly (Node | string)[]
) => HTMLElement;

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
  /** Lights the spots that have won; none ends it. */
  light(won: readonly string[]): void;
}

interface Spot {
  readonly button: HTMLButtonElement;
  readonly amount: HTMLElement;
}

/** @param lay arranges the spots that it draws */
export function betSpots(
  { text, facts }: Table<TableFacts>,
  lay: (spot: DrawSpot) => HTMLElement,
  place: (bets: readonly PlacedBet[]) => void,
): Bets {
  const chosen: Amounts = new Map();
  let [taken, last, locked]: [Amounts, Amounts, boolean] = [new Map(), new Map(), false];
  const chips = chipRow(facts.chips, text("chips"));
  const spots = new Map<string, Spot>();
  const press = (on: string) => {
    add(chosen, on, chips.value());
    draw();
  };
  const laid = lay(spotDrawer(facts, spots, press));
  const confirm = button(text("confirm"), { class: "primary" }, () => {
    last = new Map(chosen);
    confirm.disabled = true;
    place([...chosen].map(([on, cents]) => ({ on, cents })));
  });
  const drop = () => {
    chosen.clear();
    draw();
  };
  const clear = button(text("clear"), {}, drop);
  const again = button(text("rebet"), {}, () => {
    for (const [spot, cents] of last) chosen.set(spot, cents);
    draw();
  });
  const draw = () => {
    showAmounts(spots, chosen, taken);
    const sum = sumOf(chosen);
    confirm.textContent = sum === 0 ? text("confirm") : `${text("confirm")} ${money(sum)}`;
    for (const one of [confirm, clear]) one.disabled = locked || sum === 0;
    again.disabled = locked || last.size === 0 || sum > 0;
    for (const spot of spots.values()) spot.button.disabled = locked;
  };
  draw();
  return {
    spots: laid,
    chips: chips.element,
    actions: el("div", { class: "actions" }, clear, again, confirm),
    standing(list) {
      taken = amountsOf(list);
      draw();
    },
    placed: drop,
    settled: draw,
    newRound() {
      taken = new Map();
      drop();
    },
    lock(next) {
      if (next === locked) return;
      locked = next;
      if (locked) chosen.clear();
      draw();
    },
    light: (won) => lightSpots(spots, won),
  };
}

function add(amounts: Amounts, on: string, cents: number): void {
  amounts.set(on, (amounts.get(on) ?? 0) + cents);
}

function amountsOf(list: readonly (readonly [on: string, cents: number])[]): Amounts {
  const amounts: Amounts = new Map();
  for (const [on, cents] of list) add(amounts, on, cents);
  return amounts;
}

function lightSpots(spots: ReadonlyMap<string, Spot>, won: readonly string[]): void {
  for (const [on, spot] of spots) spot.button.classList.toggle("hit", won.includes(on));
}

function sumOf(amounts: Amounts): number {
  return [...amounts.values()].reduce((total, cents) => total + cents, 0);
}

/** Draws spots and notes them in `spots`. */
function spotDrawer(
  { odds }: TableFacts,
  spots: Map<string, Spot>,
  press: (on: string) => void,
): DrawSpot {
  return (on, label, ...content) => {
    const amount = el("b", { class: "on-spot" });
    const name = `${label} 1:${odds[on] ?? 0}`;
    const made = button(name, { class: `spot ${on}` }, () => press(on), ...content, amount);
    spots.set(on, { button: made, amount });
    return made;
  };
}

function showAmounts(spots: ReadonlyMap<string, Spot>, chosen: Amounts, taken: Amounts): void {
  for (const [on, { amount }] of spots) {
    const cents = (chosen.get(on) ?? 0) + (taken.get(on) ?? 0);
    amount.textContent = cents === 0 ? "" : chip(cents);
    amount.classList.toggle("taken", !chosen.has(on) && taken.has(on));
  }
}
