// Prices of any length inside their cells of the list.
import type { Locator } from "playwright/test";
import { feedLine, type SportMatch } from "./feed-line.ts";
import { expect, test, variantOf } from "./player.ts";
import { bettable, enterSport, isOpen, marketOf, ownOf } from "./sport-page.ts";
import { VIEWPORTS } from "./sites.ts";

const LINES = ["0.5", "2.25", "10.25"];
/** Of home, away and draw. */
const PRICES = [
  ["1.01", "10.00", "99.99"],
  ["9999.00", "123.45", "1.05"],
  ["1.01", "9999.00", "9999.00"],
];

for (const viewport of VIEWPORTS)
  test.describe(viewport.name, () => {
    test.use({ viewport });

    for (const variant of [variantOf("aurora"), variantOf("titan", "professional", "zh-TW")])
      test(`no price leaves its cell, no arrow touches a figure: ${variant.edition}`, async ({
        site,
        players,
      }) => {
        const line = await feedLine(site.page, "FT.RB");
        const sport = await enterSport({ site, players, variant });
        await sport.loaded();
        const open = (await bettable(site, variant.locale)).filter((one) =>
          isOpen(marketOf(one, "M")),
        );
        const match = ownOf(open, "fit");
        await sport.find(match);
        await expect.poll(() => line.lastSeq()).toBeGreaterThan(0);
        await line.hold();
        for (const [at, prices] of PRICES.entries()) {
          const markets = match.markets.map((market) =>
            market.line === null ? market : { ...market, line: LINES[at] ?? "" },
          );
          line.sendChanges({
            markets: markets.map((market) => ({ gameId: match.gameId, market })),
          });
          for (const moved of [1, 2]) line.sendChanges({ prices: pricesOf(match, prices, moved) });
          const row = sport.row(match.gameId);
          await expect(row).toContainText(prices[1] ?? "");
          expect(await misfits(row, edgeOf(prices)), prices.join(" ")).toEqual([]);
        }
      });
  });

type PriceChange = [id: string, odds: string, active: 0 | 1];

/** Every price of the match, moved for the nth time. */
function pricesOf({ markets }: SportMatch, winner: readonly string[], nth: number): PriceChange[] {
  return markets.flatMap((market) =>
    market.prices.map(({ id }, at): PriceChange => {
      const odds = market.prices.length === 3 ? winner[at] : "0.98";
      return [id, nth === 1 ? "0.12" : (odds ?? ""), 1];
    }),
  );
}

/** The line around a cell and a pixel beside it. Longer prices take the room of their neighbours, up to the line. */
function edgeOf(prices: readonly string[]): number {
  return prices.every(({ length }) => length <= 5) ? 1.9 : 0;
}

/** One line per text that meets the edge of its button, or the button's arrow. */
function misfits(row: Locator, edge: number): Promise<string[]> {
  return row.evaluate((element, least) => {
    const boxOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    /** A line of text is higher than its figures. */
    const FIGURES = 0.6;
    const meets = (arrow: DOMRect, text: DOMRect) =>
      arrow.left < text.right &&
      text.left < arrow.right + 1 &&
      Math.abs(arrow.top + arrow.bottom - text.top - text.bottom) <
        arrow.height + text.height * FIGURES;
    return [...element.querySelectorAll("[data-spot] button[aria-pressed]:has(b)")].flatMap(
      (button) => {
        const cell = button.getBoundingClientRect();
        const arrow = button.querySelector("b > [aria-hidden]")?.getBoundingClientRect();
        const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode;
          if (!(text instanceof Text)) continue;
          for (const box of boxOf(text)) {
            if (box.left < cell.left + least || box.right > cell.right + 0.1 - least)
              found.push(`${button.textContent}: "${text.data}" meets the edge of its cell`);
            if (arrow !== undefined && meets(arrow, box))
              found.push(`${button.textContent}: the arrow touches "${text.textContent}"`);
          }
        }
        return found;
      },
    );
  }, edge);
}
