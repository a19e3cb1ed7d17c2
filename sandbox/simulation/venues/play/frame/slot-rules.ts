import type { OpenMessage, SlotFacts } from "../play-messages.ts";
import { el } from "./dom.ts";
import { factRow } from "./kit.ts";
import type { Text } from "./table.ts";

/** The highest win in stakes. */
export function mostWin({ maxWin }: SlotFacts, text: Text): string {
  return maxWin === null ? text("unlimited") : `${maxWin.toLocaleString("en")}×`;
}

export function slotRules({ facts, site }: OpenMessage<SlotFacts>, text: Text): Node[] {
  const pays = facts.pays.map((row, symbol) => {
    const { art = "coin", palette = 1 } = facts.symbols[symbol] ?? {};
    const picture = el("img", { src: `/play/art/${site}/${palette}/${art}.svg`, alt: "" });
    const figures = row.map((pay, index) =>
      el("span", {}, `${index + 3} × `, el("b", {}, String(pay))),
    );
    return el("li", {}, picture, el("div", {}, ...figures.toReversed()));
  });
  return [
    factRow([
      `${text("rtp")} ${facts.rtp}%`,
      `${text("maxWin")} ${mostWin(facts, text)}`,
      `${text("volatility")} ${"★".repeat(facts.volatility)}`,
      `${text("lines")} ${facts.lines.length}`,
    ]),
    el("p", {}, text("linesRule")),
    el("ul", { class: "pays" }, ...pays),
    el("p", {}, text("wildRule")),
    el(
      "p",
      {},
      text("scatterRule", {
        pays: facts.scatterPays.join(" / "),
        spins: facts.freeSpins.join(" / "),
        factor: facts.freeFactor,
      }),
    ),
    el("p", {}, text("luckyRule", { percent: facts.luckyPercent })),
    el("p", {}, text("rtpRule")),
  ];
}
