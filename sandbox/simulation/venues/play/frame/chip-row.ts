import { button, el } from "./dom.ts";
import { chip } from "./format.ts";

export interface ChipRow {
  readonly element: HTMLElement;
  /** Cents. */
  value(): number;
}

const TONES = ["#3a6ea5", "#b3433f", "#2f8f5b", "#7a4fb0", "#b5842a", "#22262e"];

/** The third chip is chosen at first. */
export function chipRow(values: readonly number[], label: string): ChipRow {
  let chosen = values[Math.min(2, values.length - 1)] ?? 0;
  const chips = values.map((value, index) => {
    const one = button(
      chip(value),
      { class: "chip", "aria-pressed": String(value === chosen) },
      () => {
        chosen = value;
        for (const [other, element] of chips.entries()) {
          element.setAttribute("aria-pressed", String(values[other] === value));
        }
      },
    );
    one.style.setProperty("--tone", TONES[index % TONES.length] ?? "");
    return one;
  });
  return {
    element: el("div", { class: "chip-set", role: "group", "aria-label": label }, ...chips),
    value: () => chosen,
  };
}
