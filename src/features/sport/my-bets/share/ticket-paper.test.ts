import type { TFunction } from "i18next";
import { expect, it } from "vitest";
import { sampleTicket } from "#testing/sample-ticket.ts";
import { ticketPaper } from "./ticket-paper.ts";

// Keys instead of words, with what they were given.
const t = ((key: string, values?: object) =>
  values ? `${key} ${JSON.stringify(values)}` : key) as unknown as TFunction<"sport">;
const input = { brandName: "天际", t };

it("names what was backed, and neither ticket nor amounts", () => {
  const ticket = sampleTicket({ ticketId: "CR2611210000009", riskCents: 123_400 });
  const text = JSON.stringify(ticketPaper({ ...input, ticket, amounts: false }));
  expect(text).toContain("海潮联合 -0.5");
  expect(text).toContain("天际");
  expect(text).not.toContain("CR26");
  expect(text).not.toContain("1,234");
});

it("shows amounts when the member wants them: the return once there is one", () => {
  const open = ticketPaper({ ...input, ticket: sampleTicket(), amounts: true });
  expect(open.sums.map(({ label }) => label)).toEqual(["view.risk", "view.win"]);
  const part = sampleTicket({ cashedCents: 7132, leftCents: 5000, leftWinCents: 4500 });
  expect(ticketPaper({ ...input, ticket: part, amounts: true }).sums).toEqual([
    { label: "bets.left", value: "¥ 50" },
    { label: "bets.leftWin", value: "¥ 45" },
    { label: "bets.cashed", value: "¥ 71.32" },
  ]);
  const ticket = sampleTicket({ state: "settled", returnCents: 19_000 });
  const { sums } = ticketPaper({ ...input, ticket, amounts: true });
  expect(sums.map(({ label }) => label)).toEqual(["view.risk", "bets.returned"]);
});
