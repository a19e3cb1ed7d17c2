// @vitest-environment jsdom
// Cash-out against a server: shares, a changed value, an answer that is lost.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { serverNow } from "#lib/time/clock.ts";
import { startTexts } from "#lib/text/i18n.ts";
import moneyCall from "#locales/zh-CN/money-call.json";
import errors from "#locales/zh-CN/errors.json";
import sport from "#locales/zh-CN/sport.json";
import ui from "#locales/zh-CN/ui.json";
import { type Asked, startTestBank, type TestBank } from "#testing/test-bank.ts";
import { keepSession } from "#session/account/session-store.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { ToastHost } from "#ui/overlays/toast.tsx";
import { CashOut } from "./cash-out.tsx";
import { sampleTicket } from "#testing/sample-ticket.ts";
import { until } from "#testing/test-until.ts";

const LAUNCH = { url: "", type: "CRTY", data: { token: "venue", remoteip: "203.0.113.7" } };

let bank: TestBank;
let taken: Asked["body"][] = [];
let answer: (offer: Asked["body"]) => unknown;
let tickets = 0;

beforeAll(async () => {
  setBrand(sampleEntry());
  await startTexts("zh-CN", [{ "money-call": moneyCall, errors, sport, ui }]);
  bank = await startTestBank(({ name, body }) => {
    if (name === "cashOutQuote") {
      const terms = { quoteId: "q1", valueCents: 14_265, minPartCents: 100 };
      return { state: "open", ...terms, expiresAt: serverNow() + 5000 };
    }
    if (name.endsWith("launch")) return LAUNCH;
    if (name !== "cashOut") return { centerWalletBalance: "1000.00", lockMoney: "0.00" };
    taken.push(body);
    return answer(body);
  });
});
afterAll(() => bank.stop());

beforeEach(async () => {
  taken = [];
  bank.sent.length = 0;
  bank.toasts.length = 0;
  bank.moved.clear();
  keepSession("token", "u1");
  tickets += 1;
  render(
    <>
      <CashOut quoted ticket={sampleTicket({ ticketId: `CR${tickets}` })} />
      <ToastHost />
    </>,
  );
  await userEvent.click(await screen.findByRole("button", { name: /^提前结算\s*¥ 142.65$/ }));
});
afterEach(cleanup);

const done = { state: "done", valueCents: 7132, quoteId: "q1", ticket: null };
const take = () => userEvent.click(screen.getByRole("button", { name: /^确认提前结算/ }));

it("takes a part of the offer, rounded down like the server does", async () => {
  answer = () => done;
  await userEvent.click(screen.getByRole("button", { name: "50%" }));
  expect(screen.getByRole<HTMLInputElement>("slider").value).toBe("50");
  fireEvent.change(screen.getByRole("slider"), { target: { value: "50" } });
  await take();
  await until(() => expect(taken).toHaveLength(1));
  expect(taken[0]).toMatchObject({ percent: 50, valueCents: 7132, quoteId: "q1" });
  // The form closes: nothing that pays stays where the press was. The slider
  // alone says too little, it is gone while the answer is awaited.
  const button = screen.getByRole("button", { name: /^提前结算/ });
  await until(() => expect(button.getAttribute("aria-expanded")).toBe("false"));
  expect(screen.queryByRole("slider")).toBeNull();
  expect(screen.queryByRole("button", { name: /^确认提前结算/ })).toBeNull();
  await until(() => expect(document.activeElement).toBe(button));
});

it("shows a changed value beside the old one, and takes it with one press", async () => {
  answer = ({ quoteId }) =>
    quoteId === "q1"
      ? { state: "changed", valueCents: 12_000, quoteId: "q2", ticket: null }
      : { ...done, valueCents: 12_000 };
  await take();
  const accept = await screen.findByRole("button", { name: /接受并提前结算\s*¥ 120/ });
  expect(screen.getByText("¥ 142.65", { selector: "s *" })).toBeTruthy();
  await userEvent.click(accept);
  await until(() => expect(taken).toHaveLength(2));
  expect(taken[1]).toMatchObject({ quoteId: "q2", valueCents: 12_000 });
  expect(new Set(bank.sent).size).toBe(2);
});

it.each(["lost", "repeated"] as const)(
  "queries an answer that is %s, and reports the outcome",
  async (fault) => {
    answer = () => ({ ...done, valueCents: 14_265 });
    bank.fault = fault;
    await take();
    const said = fault === "lost" ? /没有收到服务器的答复/ : "非法请求";
    await screen.findByText(said);
    expect(screen.queryByRole("slider")).toBeNull();
    expect(screen.queryByRole("button", { name: /确认提前结算/ })).toBeNull();
    await screen.findByText("已提前结算 ¥ 142.65", {});
    expect(screen.queryByText(/没有结算/)).toBeNull();
    expect([bank.sent.length, bank.moved.size]).toEqual([1, 1]);
  },
);

it("reports a refusal, and that nothing was settled", async () => {
  bank.fault = "refused";
  await take();
  expect(await screen.findByText(sport.bets.cashOut.refused)).toBeTruthy();
  expect(bank.toasts).toEqual(["余额不足"]);
  expect(bank.moved.size).toBe(0);
});
