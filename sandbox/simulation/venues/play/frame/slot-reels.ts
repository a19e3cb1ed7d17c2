// Five reels of three symbols, with the winning lines drawn over them.
import type { SlotFacts } from "../play-messages.ts";
import { calm, el, pause, replace, svg } from "./dom.ts";
import type { Table } from "./table.ts";

type Window = readonly (readonly number[])[];
type Wins = readonly { readonly line: number; readonly count: number }[];

export interface Reels {
  readonly element: HTMLElement;
  turn(): void;
  /** Shows what the reels showed before. */
  halt(): void;
  stop(window: Window): Promise<void>;
  light(wins: Wins, scatter: boolean): void;
}

const SCATTER = 9;
const STOP_MS = 170;
/** Symbols that rush by while a reel turns. */
const BLUR = 9;
const MOST_LINES = 12;

export function drawReels(table: Table<SlotFacts>): Reels {
  const { facts } = table;
  const picture = (symbol: number) => cell(table, symbol);
  const strips = facts.window.map(() => el("div", { class: "strip" }));
  const lines = svg("svg", { class: "lines", viewBox: "0 0 500 300", preserveAspectRatio: "none" });
  const element = el(
    "div",
    { class: "reels", role: "img", "aria-label": table.open.name },
    ...strips.map((strip) => el("div", { class: "reel" }, strip)),
  );
  element.append(lines);
  let shown: Window = facts.window;
  const put = (reel: number) => {
    const strip = strips[reel];
    if (strip) replace(strip, ...(shown[reel] ?? []).map(picture));
  };
  for (const reel of strips.keys()) put(reel);
  return {
    element,
    turn() {
      replace(lines);
      element.classList.remove("lit");
      if (calm.matches) return;
      for (const [reel, strip] of strips.entries()) {
        const rushing = Array.from({ length: BLUR }, (_, index) => picture((index * 3 + reel) % 8));
        replace(strip, ...(shown[reel] ?? []).map(picture), ...rushing);
        strip.classList.add("turning");
      }
    },
    halt() {
      for (const [reel, strip] of strips.entries()) {
        strip.classList.remove("turning");
        put(reel);
      }
    },
    async stop(window) {
      shown = window;
      for (const [reel, strip] of strips.entries()) {
        await pause(STOP_MS);
        strip.classList.remove("turning");
        strip.classList.toggle("landed", !calm.matches);
        put(reel);
      }
      await pause(STOP_MS);
      for (const strip of strips) strip.classList.remove("landed");
    },
    light(wins, scatter) {
      element.classList.add("lit");
      markCells(facts, strips, wins, scatter);
      const drawn = wins.slice(0, MOST_LINES).map(({ line, count }) => path(facts, line, count));
      replace(lines, ...drawn);
    },
  };
}

function cell({ facts, art, text }: Table<SlotFacts>, symbol: number): HTMLElement {
  const { art: name = "coin", palette = 1 } = facts.symbols[symbol] ?? {};
  const kind = symbol === SCATTER ? "scatter" : symbol === SCATTER - 1 ? "wild" : "";
  return el(
    "div",
    { class: `cell ${kind}`, "data-symbol": symbol },
    el("img", { src: art(name, palette), alt: "", width: 240, height: 300, draggable: "false" }),
    kind === "" ? null : el("span", {}, text(kind)),
  );
}

function markCells(
  { lines }: SlotFacts,
  strips: readonly HTMLElement[],
  wins: Wins,
  scatter: boolean,
): void {
  const lit = new Set<Element | undefined>();
  for (const { line, count } of wins) {
    const rows = lines[line] ?? [];
    for (let reel = 0; reel < count; reel++) lit.add(strips[reel]?.children[rows[reel] ?? 0]);
  }
  for (const strip of strips) {
    for (const shown of strip.querySelectorAll<HTMLElement>(".cell")) {
      const scattered = scatter && shown.dataset["symbol"] === String(SCATTER);
      shown.classList.toggle("hit", lit.has(shown) || scattered);
    }
  }
}

function path({ lines }: SlotFacts, line: number, count: number): SVGPolylineElement {
  const rows = (lines[line] ?? []).slice(0, count);
  const points = rows.map((row, reel) => `${50 + reel * 100},${50 + row * 100}`).join(" ");
  return svg("polyline", { points, class: `line tone${line % 6}` });
}
