// @vitest-environment jsdom
// Selections and open bets are counted alike by the tabs, the bar on phones, the folded rail, the list and the words for
// screen readers.
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { serverNow } from "#lib/time/clock.ts";
import { loadSlip, useExpectedSlip } from "../bet-slip/lazy-slip.ts";
import { sampleSelection } from "../bet-slip/state/sample-selection.ts";
import { SlipRail } from "../bet-slip/slip-rail.tsx";
import { SlipSheet } from "../bet-slip/slip-sheet.tsx";
import {
  setRailOpen,
  setSheetOpen,
  showSlipTab,
  useSlipView,
} from "../bet-slip/view/view-store.ts";
import { setUpFeed } from "../feed/test-feed-site.ts";
import { toggleSelection } from "../markets/slip-selections.ts";
import { MyBets } from "./my-bets.tsx";
import { sampleTicket } from "#testing/sample-ticket.ts";

const OPEN = 3;
const LIST = Array.from({ length: OPEN }, (_, place) => sampleTicket({ ticketId: `CR${place}` }));

setUpFeed(
  ({ method }) => {
    if (method === "openBets") return { total: OPEN, list: LIST, time: serverNow() };
    if (method === "quote") return { legs: [], series: null, dailyLeftCents: null, time: 0 };
    return { centerWalletBalance: "100.00", lockMoney: "0.00" };
  },
  { member: true },
);

function Page() {
  useExpectedSlip();
  return (
    <MemoryRouter>
      <SlipRail bets={<MyBets />} />
      <SlipSheet bets={null} />
    </MemoryRouter>
  );
}

const numberIn = (element: Element | null | undefined) =>
  Number(/\d+/.exec(element?.textContent ?? "")?.[0] ?? 0);

it("counts selections and open bets alike everywhere", async () => {
  render(<Page />);
  const tab = (name: string) => screen.findByRole("tab", { name: new RegExp(`^${name}`) });
  const bar = (name: string) => screen.findByRole("button", { name: new RegExp(`^${name}.*\\d`) });
  await screen.findByText(String(OPEN), { selector: "[role=tab] *" });
  expect([numberIn(await tab("我的注单")), numberIn(await bar("我的注单"))]).toEqual([OPEN, OPEN]);
  await userEvent.click(await tab("我的注单"));
  await screen.findByText(`未结算 ${OPEN}`);
  expect(await screen.findAllByRole("article")).toHaveLength(OPEN);

  await act(loadSlip);
  const { slip } = await import("../bet-slip/state/slip-store.ts");
  act(() => {
    slip.setMode("multiple");
    for (const priceId of ["a", "b"])
      toggleSelection(sampleSelection({ priceId, gameId: priceId }));
    setSheetOpen(false);
    showSlipTab("slip");
  });
  expect([numberIn(await tab("投注单")), numberIn(await bar("投注单"))]).toEqual([2, 2]);
  expect(await screen.findByText("投注单共 2 项")).toBeTruthy();

  // A bet that was not delivered still needs a decision, wherever the slip is counted.
  act(() => useSlipView.setState({ undelivered: 1 }));
  expect(numberIn(await tab("投注单"))).toBe(3);
  expect(await screen.findByText("投注单共 3 项")).toBeTruthy();
  act(() => setRailOpen(false));
  expect(screen.getByRole("button", { name: "展开投注单，已选 3 项" })).toBeTruthy();
  expect(numberIn(await bar("投注单"))).toBe(3);
});
