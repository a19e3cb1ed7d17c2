// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { FreeBet } from "#contract/api/free-bets.ts";
import { FreeBetsPlaceContext } from "#domain/wallet/free-bets/free-bets-part.tsx";
import { serverNow } from "#lib/time/clock.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { setUpPage } from "#testing/test-page.tsx";
import { done } from "#testing/test-site.ts";
import { Part } from "./free-bets-part.tsx";

const now = Math.floor(serverNow());
const DAY = 86_400_000;

const freeBet = (id: string, changes: Partial<FreeBet> = {}): FreeBet => ({
  id,
  title: `免费投注 ${id}`,
  source: "welfare",
  amountCents: 2000,
  stakeReturned: false,
  leastOdds: null,
  sports: [],
  state: "open",
  givenAt: now - DAY,
  until: now + DAY,
  changedAt: null,
  ticketId: null,
  backOf: null,
  ...changes,
});

const past = { changedAt: now - 1000 };
const list = [
  freeBet("1", { leastOdds: "1.50", sports: ["FT", "XX"], backOf: "CR1" }),
  freeBet("2", { state: "used", ticketId: "CR2", stakeReturned: true, ...past }),
  freeBet("3", { state: "expired", ...past }),
  freeBet("4", { state: "void", ticketId: "CR4", ...past }),
];
let place: "page" | "slip" = "page";
function Shown() {
  return (
    <FreeBetsPlaceContext value={place}>
      <Part />
    </FreeBetsPlaceContext>
  );
}
const { site, open, bodies } = setUpPage(<Shown />, {
  namespaces: ["free-bets"],
  brand: sampleEntry({ switches: ["sport"] }),
  member: true,
  answers: () => ({ freeBetList: { list, time: now } }),
});
beforeEach(() => {
  place = "page";
});

const rows = () => screen.findAllByRole("article");

it("says of each what it is worth, what it asks, and how it ended", async () => {
  open();
  const texts = (await rows()).map(({ textContent }) => textContent);
  for (const part of ["可用", "注单 CR1 退回", "总赔率不低于 1.50", "仅限足球、XX", "中奖不含本金"])
    expect(texts[0]).toContain(part);
  expect(texts[1]).toMatch(/已使用.*中奖含本金.*用于注单 CR2/);
  expect(texts[2]).toMatch(/已过期.*结束/);
  expect(texts[3]).toMatch(/已退回.*用于注单 CR4/);
});

it("shows only those that can be used in an empty slip", async () => {
  place = "slip";
  open();
  const shown = within(await screen.findByRole("list", { name: "我的免费投注" }));
  expect(shown.getAllByRole("article")).toHaveLength(1);
});

it("shows nothing without any", async () => {
  site.answer("freeBetList", done({ list: [], time: now }));
  open();
  await expect.poll(() => bodies("freeBetList").length).toBe(1);
  expect(document.body.textContent).toBe("");
});
