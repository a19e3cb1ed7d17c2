// @vitest-environment jsdom
// Cash-out against a server: shares, a changed value, an answer that is lost.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { setBrand } from "../../../brand/brand.ts";
import { serverNow } from "../../../lib/clock.ts";
import { startTexts } from "../../../lib/i18n.ts";
import sport from "../../../locales/zh-CN/sport.json";
import ui from "../../../locales/zh-CN/ui.json";
import { keepSession } from "../../../session/session-store.ts";
import { sampleEntry } from "../../../session/test-brand.ts";
import { type Asked, startTestServer } from "../slip-view/test-server.ts";
import { CashOut } from "./cash-out.tsx";
import { sampleTicket } from "./sample-ticket.ts";

let stop: () => Promise<void>;
let taken: Asked[] = [];
let answer: (asked: Asked) => object | null;
let tickets = 0;

beforeAll(async () => {
  setBrand(sampleEntry());
  await startTexts("zh-CN", [{ sport, ui }]);
  stop = await startTestServer((call) => {
    if (call.method === "cashOutQuote") {
      const terms = { quoteId: "q1", valueCents: 14_265, minPartCents: 100 };
      return { state: "open", ...terms, expiresAt: serverNow() + 5000 };
    }
    if (call.method !== "cashOut") return { centerWalletBalance: "1000.00", lockMoney: "0.00" };
    taken.push(call);
    return answer(call);
  });
});
afterAll(() => stop());

beforeEach(async () => {
  taken = [];
  keepSession("token", "u1");
  tickets += 1;
  render(<CashOut quoted ticket={sampleTicket({ ticketId: `CR${tickets}` })} />);
  await userEvent.click(await screen.findByRole("button", { name: /^提前结算\s*¥ 142.65$/ }));
});
afterEach(cleanup);

const done = { state: "done", valueCents: 7132, quoteId: "q1", ticket: null };
const take = () => userEvent.click(screen.getByRole("button", { name: /^确认提前结算/ }));

it("takes a share of the offer, floored as the server floors it", async () => {
  answer = () => done;
  await userEvent.click(screen.getByRole("button", { name: "50%" }));
  expect(screen.getByRole<HTMLInputElement>("slider").value).toBe("50");
  fireEvent.change(screen.getByRole("slider"), { target: { value: "50" } });
  await take();
  await vi.waitFor(() => expect(taken).toHaveLength(1));
  expect(taken[0]?.Request).toMatchObject({ percent: 50, valueCents: 7132, quoteId: "q1" });
});

it("shows a changed value beside the old one, and takes it with one press", async () => {
  answer = ({ Request }) =>
    Request["quoteId"] === "q1"
      ? { state: "changed", valueCents: 12_000, quoteId: "q2", ticket: null }
      : { ...done, valueCents: 12_000 };
  await take();
  const accept = await screen.findByRole("button", { name: /接受并提前结算\s*¥ 120/ });
  expect(screen.getByText("¥ 142.65", { selector: "s *" })).toBeTruthy();
  await userEvent.click(accept);
  await vi.waitFor(() => expect(taken).toHaveLength(2));
  expect(taken[1]?.Request).toMatchObject({ quoteId: "q2", valueCents: 12_000 });
  expect(taken[1]?.key).not.toBe(taken[0]?.key);
});

it("asks for a lost answer under the same key", async () => {
  answer = () => (taken.length === 1 ? null : { ...done, valueCents: 14_265 });
  await take();
  await vi.waitFor(() => expect(taken).toHaveLength(2), { timeout: 4000 });
  expect(taken[1]?.key).toBe(taken[0]?.key);
  expect(taken[1]?.Request).toMatchObject({ percent: 100, valueCents: 14_265 });
});
