// The match list while the window changes its width: cards become rows.
import { feedLine } from "./feed-line.ts";
import { manyMatches } from "./many-matches.ts";
import { expect, test, variantOf } from "./player.ts";
import { enterSport } from "./sport-page.ts";

test("a window that grows from a phone's width shows rows without card gaps", async ({
  site,
  players,
}) => {
  const { page } = site;
  await page.setViewportSize({ width: 390, height: 844 });
  const line = await feedLine(page, "FT.RB");
  const sport = await enterSport({ site, players, variant: variantOf("aurora") });
  await sport.loaded();
  const matches = await manyMatches(site, 100);
  await line.hold();
  line.sendSnapshot(matches);
  await expect(sport.grid).toHaveAttribute("aria-rowcount", /^1\d\d$/);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  // Scrolls until every card is measured.
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
  const cards = await height();
  await page.setViewportSize({ width: 1366, height: 800 });
  await expect(sport.grid.getByRole("columnheader").first()).toBeVisible();
  await expect.poll(height).toBeLessThan(cards * 0.6);
  // Rows have the height of their content and fill the window.
  await expect.poll(() => page.evaluate(linesInView)).toEqual({ cut: 0, apart: 0, filled: true });
});

function linesInView() {
  const rows = [...document.querySelectorAll("[data-row]")]
    .map((row) => ({ row, box: row.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > 0 && box.top < window.innerHeight)
    .toSorted((a, b) => a.box.top - b.box.top);
  const gaps = rows.slice(1).map(({ box }, at) => box.top - (rows[at]?.box.bottom ?? 0));
  return {
    cut: gaps.filter((gap) => gap < -1).length,
    apart: gaps.filter((gap) => gap > 1).length,
    filled: (rows.at(-1)?.box.bottom ?? 0) >= window.innerHeight,
  };
}
