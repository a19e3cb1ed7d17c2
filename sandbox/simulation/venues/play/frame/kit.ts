// Controls and lists that several games have.
import { button, el, icon } from "./dom.ts";
import { chip, money } from "./format.ts";
import type { Table, Text } from "./table.ts";

/** Buttons of which one is pressed. */
function oneOf(
  values: readonly number[],
  first: number,
  nameOf: (value: number) => string,
  className: string | null = null,
) {
  let chosen = values[first] ?? 0;
  const buttons = values.map((value) =>
    button(nameOf(value), { class: className, "aria-pressed": String(value === chosen) }, () => {
      chosen = value;
      for (const [index, one] of buttons.entries()) {
        one.setAttribute("aria-pressed", String(values[index] === value));
      }
    }),
  );
  return { buttons, value: () => chosen };
}

export interface Choice {
  readonly element: HTMLElement;
  value(): number;
}

const TONES = ["#3a6ea5", "#b3433f", "#2f8f5b", "#7a4fb0", "#b5842a", "#22262e"];

/** Chips in cents; the third is chosen at first. */
export function chipRow(values: readonly number[], label: string): Choice {
  const { buttons, value } = oneOf(values, Math.min(2, values.length - 1), chip, "chip");
  for (const [index, one] of buttons.entries()) {
    one.style.setProperty("--tone", TONES[index % TONES.length] ?? "");
  }
  const group = { class: "chip-set", role: "group", "aria-label": label };
  return { element: el("div", group, ...buttons), value };
}

/** A choice with its name beside it; the first value is chosen at first. */
export function choice(
  label: string,
  values: readonly number[],
  nameOf: (value: number) => string,
): Choice & { lock(locked: boolean): void } {
  const { buttons, value } = oneOf(values, 0, nameOf);
  return {
    element: el(
      "div",
      { class: "choice", role: "group", "aria-label": label },
      el("small", {}, label),
      el("div", {}, ...buttons),
    ),
    value,
    lock(locked) {
      for (const one of buttons) one.disabled = locked;
    },
  };
}

interface StakePicker extends Choice {
  step(by: number): void;
  lock(locked: boolean): void;
}

/** Stakes in cents; the fourth is chosen at first. */
function stakePicker(stakes: readonly number[], label: string, text: Text): StakePicker {
  let index = Math.min(stakes.length - 1, 3);
  let isLocked = false;
  const shown = el("output", {});
  const step = (by: number) => {
    index = Math.min(stakes.length - 1, Math.max(0, index + by));
    draw();
  };
  const less = button(text("less"), { class: "tool" }, () => step(-1), icon("M6 12h12"));
  const more = button(text("more"), { class: "tool" }, () => step(1), icon("M6 12h12M12 6v12"));
  const draw = () => {
    shown.textContent = money(stakes[index] ?? 0);
    less.disabled = isLocked || index === 0;
    more.disabled = isLocked || index === stakes.length - 1;
  };
  shown.textContent = money(stakes[index] ?? 0);
  const amount = el("span", { class: "stake-label" }, el("small", {}, label), shown);
  const group = { class: "stake", role: "group", "aria-label": label };
  return {
    element: el("div", group, less, amount, more),
    value: () => stakes[index] ?? 0,
    step,
    lock(locked) {
      isLocked = locked;
      draw();
    },
  };
}

/**
 * Keys of a game, unless a dialog is open; on a button a space presses the button.
 * @param use answers whether the key means something
 */
export function onKeys(use: (event: KeyboardEvent) => boolean): void {
  document.addEventListener("keydown", (event) => {
    const isButton = event.key === " " && event.target instanceof HTMLButtonElement;
    if (isButton || document.querySelector("dialog[open]") !== null) return;
    if (use(event)) event.preventDefault();
  });
}

/** What was won. */
function winMeter(text: Text) {
  const meter = el("output", { class: "meter" }, money(0));
  return { meter, element: el("div", { class: "won" }, el("small", {}, text("win")), meter) };
}

interface AutoSwitch {
  readonly element: HTMLElement;
  isOn(): boolean;
  set(on: boolean): void;
}

function autoSwitch(text: Text, press: () => void): AutoSwitch {
  let isOn = false;
  const element = button(text("auto"), { class: "auto", "aria-pressed": "false" }, press);
  return {
    element,
    isOn: () => isOn,
    set(on) {
      isOn = on;
      element.setAttribute("aria-pressed", String(on));
      element.textContent = text(on ? "autoStop" : "auto");
    },
  };
}

/** Of a game at a stake of the player's choice. */
export interface StakeControls {
  readonly stake: StakePicker;
  readonly meter: HTMLElement;
  readonly auto: AutoSwitch;
  /** Lays them out, the rest before the switch; where rules forbid automatic play, there is none. */
  lay(...rest: readonly HTMLElement[]): void;
}

/** @param label of the stake; `toggle` is asked for automatic play */
export function stakeControls<Facts>(
  { text, controls, open }: Table<Facts>,
  stakes: readonly number[],
  label: string,
  toggle: () => void,
): StakeControls {
  const stake = stakePicker(stakes, label, text);
  const { meter, element } = winMeter(text);
  const auto = autoSwitch(text, toggle);
  return {
    stake,
    meter,
    auto,
    lay(...rest) {
      const last = open.pace.autoplay ? [auto.element] : [];
      controls.append(stake.element, element, ...rest, ...last);
    },
  };
}

/** Of the rules: what pays how many times. */
export function factorList(
  rows: readonly { readonly name: string; readonly factor: number }[],
): HTMLElement {
  const lines = rows.map(({ name, factor }) =>
    el("li", {}, el("span", {}, name), el("b", {}, `×${factor}`)),
  );
  return el("ul", { class: "factors" }, ...lines);
}

export function factRow(facts: readonly string[]): HTMLElement {
  return el("div", { class: "facts" }, ...facts.map((fact) => el("span", {}, fact)));
}
