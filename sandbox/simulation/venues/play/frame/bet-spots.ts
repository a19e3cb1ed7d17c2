// The betting spots of a table with their chips.
import type { TableFacts } from "../play-messages.ts";
import { button, el } from "./dom.ts";
import { chip, money } from "./format.ts";
import { chipRow } from "./kit.ts";
import type { Table } from "./table.ts";

type Amounts = Map<string, number>;

/** Makes the button of a bet. */
export type DrawSpot = (
  on: string,
  label: string,
  ...content: readonly (Node | string)[]
) => HTMLElement;

export interface Bets {
  readonly draw: DrawSpot;
  readonly chips: HTMLElement;
  readonly actions: HTMLElement;
  /** Amounts that the server has taken, by spot. */
  standing(amounts: readonly (readonly [spot: string, cents: number])[]): void;
  answered(taken: boolean): void;
  newRound(): void;
  lock(locked: boolean): void;
  /** Lights the spots that have won; none ends it. */
  light(won: readonly string[]): void;
}

interface Spot {
  readonly button: HTMLButtonElement;
  readonly amount: HTMLElement;
}

export function betSpots(
  { text, facts }: Table<TableFacts>,
  place: (bets: readonly object[]) => void,
): Bets {
  const chosen: Amounts = new Map();
  let [taken, last, locked]: [Amounts, Amounts, boolean] = [new Map(), new Map(), false];
  const chips = chipRow(facts.chips, text("chips"));
  const spots = new Map<string, Spot>();
  const press = (on: string) => {
    add(chosen, on, chips.value());
    draw();
  };
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
    draw: spotDrawer(facts, spots, press),
    chips: chips.element,
    actions: el("div", { class: "actions" }, clear, again, confirm),
    standing(list) {
      taken = amountsOf(list);
      draw();
    },
    answered(isTaken) {
      if (isTaken) drop();
    },
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

function sumOf(amounts: Amounts): number {
  return [...amounts.values()].reduce((total, cents) => total + cents, 0);
}

function lightSpots(spots: ReadonlyMap<string, Spot>, won: readonly string[]): void {
  for (const [on, spot] of spots) spot.button.classList.toggle("hit", won.includes(on));
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

export function price({ facts }: Table<TableFacts>, bet: string): HTMLElement {
  return el("small", {}, `1 : ${facts.odds[bet] ?? 0}`);
}

/** A spot with its name above its price. */
export function pricedSpot(
  table: Table<TableFacts>,
  spot: DrawSpot,
  bet: string,
  label = table.text(bet),
  shown = label,
): HTMLElement {
  return spot(bet, label, el("span", {}, shown), price(table, bet));
}

function showAmounts(spots: ReadonlyMap<string, Spot>, chosen: Amounts, taken: Amounts): void {
  for (const [on, { amount }] of spots) {
    const cents = (chosen.get(on) ?? 0) + (taken.get(on) ?? 0);
    amount.textContent = cents === 0 ? "" : chip(cents);
    amount.classList.toggle("taken", !chosen.has(on) && taken.has(on));
  }
}
