// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { bullText } from "#domain/games/tables/bull-text.ts";
import { i18n, startTexts } from "#lib/text/i18n.ts";
import home from "#locales/zh-CN/home.json";
import live from "#locales/zh-CN/live.json";
import { setBrand } from "#brand/brand.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { TableNumbers } from "./table-numbers.tsx";

const RANKS = Array.from({ length: 14 }, (_, rank) => rank);

afterEach(cleanup);

it.each(["niuNiu", "sicBo", "roulette"] as const)("names %s as the lobby does", async (game) => {
  setBrand(sampleEntry());
  await startTexts("zh-CN", [{ home, live }]);
  const table = { game, numbers: RANKS } as LiveTable;
  const { container } = render(<TableNumbers table={table} tone={() => "dark"} />);
  await screen.findByRole("list", {
    name: game === "niuNiu" ? live.bull.dealerRanks : home.tables.numbers,
  });
  const shown = [...container.querySelectorAll("li")].map(({ textContent }) => textContent);
  const inLobby = i18n.getFixedT(null, "live");
  expect(shown).toEqual(
    RANKS.map((rank) => (game === "niuNiu" ? bullText(rank, inLobby) : String(rank))),
  );
  expect(shown.filter((text) => /\d/.test(text ?? "")).length).toBe(game === "niuNiu" ? 9 : 14);
});
