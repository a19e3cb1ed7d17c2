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
  let [taken, last]: [Amounts, Amounts] = [new Map(), new Map()];
  let locked = false;
  const chips = chipRow(facts.chips, text("chips"));
  const { buttons, amounts } = drawSpots(table, (spot) => {
    chosen.set(spot, (chosen.get(spot) ?? 0) + chips.value());
    draw();
  });
  const confirm = button(text("confirm"), { class: "primary" }, () => {
    last = new Map(chosen);
    confirm.disabled = true;
    place([...chosen].map(([on, cents]) => ({ on: on as Spot, cents })));
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
    showAmounts(amounts, chosen, taken);
    const sum = [...chosen.values()].reduce((total, cents) => total + cents, 0);
    confirm.textContent = sum === 0 ? text("confirm") : `${text("confirm")} ${money(sum)}`;
    confirm.disabled = locked || sum === 0;
    clear.disabled = locked || sum === 0;
    again.disabled = locked || last.size === 0 || sum > 0;
    for (const spot of buttons) spot.disabled = locked;
  };
  draw();
  return {
    spots: el("div", { class: "spots" }, ...buttons),
    chips: chips.element,
    actions: el("div", { class: "actions" }, clear, again, confirm),
    standing(list) {
      taken = new Map();
      for (const [spot, cents] of list) taken.set(spot, (taken.get(spot) ?? 0) + cents);
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
  };
}

function drawSpots(
  { text, facts }: Table<BaccaratFacts, unknown>,
  press: (spot: Spot) => void,
): { readonly buttons: HTMLButtonElement[]; readonly amounts: ReadonlyMap<Spot, HTMLElement> } {
  const amounts = new Map(SPOTS.map((spot) => [spot, el("b", { class: "on-spot" })]));
  const buttons = SPOTS.map((spot) =>
    button(
      text(spot),
      { class: `spot ${spot}` },
      () => press(spot),
      el("span", {}, text(spot)),
      el("small", {}, `1 : ${facts.odds[spot] ?? 0}`),
      amounts.get(spot) ?? null,
    ),
  );
  return { buttons, amounts };
}

function showAmounts(
  amounts: ReadonlyMap<Spot, HTMLElement>,
  chosen: Amounts,
  taken: Amounts,
): void {
  for (const [spot, shown] of amounts) {
    const cents = (chosen.get(spot) ?? 0) + (taken.get(spot) ?? 0);
    shown.textContent = cents === 0 ? "" : chip(cents);
    shown.classList.toggle("taken", !chosen.has(spot) && taken.has(spot));
  }
}
