// @vitest-environment jsdom
// A ticket that was sold in part: its figures add up to the return.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { Ticket } from "#contract/api/ticket.ts";
import { setBrand } from "../../../brand/brand.ts";
import { startTexts } from "../../../lib/i18n.ts";
import sport from "../../../locales/zh-CN/sport.json";
import { sampleEntry } from "../../../session/test-brand.ts";
import { sampleTicket } from "./sample-ticket.ts";
import { SettlementExplainer } from "./settlement-explainer.tsx";

beforeAll(async () => {
  setBrand(sampleEntry());
  await startTexts("zh-CN", [{ sport }]);
});
afterEach(cleanup);

function explain(changes: Partial<Ticket>): void {
  render(<SettlementExplainer ticket={sampleTicket({ settledAt: 1, ...changes })} />);
}

it("tells what was sold, and what the rest has brought", () => {
  explain({ state: "settled", cashedCents: 4294, returnCents: 13_044, netCents: 3044 });
  expect(screen.getByText("提前结算 ¥ 42.94，其余部分按比例返还 ¥ 87.50")).toBeTruthy();
  expect(screen.getByText("返还 ¥ 130.44")).toBeTruthy();
});

it("has no rest where all was sold, and no formula", () => {
  explain({ state: "cashedOut", cashedCents: 9142, returnCents: 9142, netCents: -858 });
  expect(screen.getByText("提前结算 ¥ 91.42")).toBeTruthy();
  expect(screen.queryByText(/其余部分/)).toBeNull();
  expect(screen.queryByText(/尚未结算/, { selector: "p:not(li p)" })).toBeNull();
});
