// @vitest-environment jsdom
// A ticket that was sold in part: its figures add up to the return.
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Ticket } from "#contract/api/ticket.ts";
import { setUpSite } from "#testing/test-site.ts";
import { sampleTicket } from "#testing/sample-ticket.ts";
import { SettlementExplainer } from "./settlement-explainer.tsx";

setUpSite({ namespaces: ["sport"] });

function explain(changes: Partial<Ticket>): void {
  render(<SettlementExplainer ticket={sampleTicket({ settledAt: 1, ...changes })} />);
}

it("says which part of the stake won in a dead heat", () => {
  const [leg] = sampleTicket().legs;
  if (leg === undefined) throw new Error("A sample without legs.");
  const champion = { w: "CS", r: "t1", line: null, odds: "5.00", name: "潮汐队", live: false };
  const deadHeat = { places: 1, runners: 2 };
  const result = { code: "W", score: null, scoreAtBet: null, deadHeat, factor: "2.5" };
  explain({
    state: "settled",
    winCents: 40_000,
    returnCents: 25_000,
    netCents: 15_000,
    legs: [{ ...leg, ...champion, result }],
  });
  expect(screen.getByText("潮汐队 @ 5.00 欧洲盘")).toBeTruthy();
  expect(screen.getByText("并列 W")).toBeTruthy();
  expect(screen.getByText("2 名并列，共占 1 个名次：本金的 1/2 按赔率结算，其余为输")).toBeTruthy();
  expect(screen.getByText("返还 =（本金 ¥ 100 + 可赢金额 ¥ 400）× 1/2")).toBeTruthy();
});

it("says what was cashed out, and what the rest returned", () => {
  explain({ state: "settled", cashedCents: 4294, returnCents: 13_044, netCents: 3044 });
  expect(screen.getByText("提前结算 ¥ 42.94，其余部分按比例返还 ¥ 87.50")).toBeTruthy();
  expect(screen.getByText("返还 ¥ 130.44")).toBeTruthy();
});

it("has no rest and no formula after a full cash-out", () => {
  explain({ state: "cashedOut", cashedCents: 9142, returnCents: 9142, netCents: -858 });
  expect(screen.getByText("提前结算 ¥ 91.42")).toBeTruthy();
  expect(screen.queryByText(/其余部分/)).toBeNull();
  expect(screen.queryByText(/尚未结算/, { selector: "p:not(li p)" })).toBeNull();
});
