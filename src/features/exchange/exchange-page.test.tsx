// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { exchanges } from "#domain/payments/exchange-call.ts";
import { serverNow } from "#lib/time/clock.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { press, setUpPage } from "#testing/test-page.tsx";
import { done, refused } from "#testing/test-site.ts";
import { exchangeDraft } from "./exchange-draft.ts";
import { Page } from "./exchange-page.tsx";

const pages = { "/mine/exchange": <Page /> };
const { site, open, made, bodies } = setUpPage(pages, {
  namespaces: ["exchange"],
  brand: sampleEntry({ switches: ["virtualCoin"] }),
  member: true,
  answers: () => ({
    balance: { centerWalletBalance: "1000.00", lockMoney: "0.00" },
    transferRate: sampleRate("r1", "7.12"),
    dealRecords: deals(),
  }),
  after() {
    exchangeDraft.drop();
    exchanges.useCalls.setState({ calls: {} });
  },
});

function sampleRate(rateId: string, rate: string, expiresAt = serverNow() + 600_000): object {
  return {
    rateId,
    rate,
    expiresAt,
    time: serverNow(),
    walletCents: 1e5,
    coinUnits: 5e7,
    minCents: 1e3,
    maxCents: 1e7,
    minUnits: 1e6,
    maxUnits: 2e10,
  };
}

function deals(): object {
  const deal = {
    id: "E1",
    kind: "exchange",
    title: "CNY 兑换 USDT",
    time: Date.UTC(2026, 10, 21, 12),
    endedAt: null,
    amountCents: -1e4,
    other: "+14.04 USDT",
    balanceCents: 9e4,
    state: "done",
    stateText: "已完成",
    wait: null,
  };
  return { total: 1, inCents: 0, outCents: 10_000, list: [deal] };
}

const paid = () => screen.findByRole<HTMLInputElement>("textbox", { name: "支付" });
const received = () => screen.findByRole<HTMLInputElement>("textbox", { name: "得到" });
const summary = () => within(screen.getByRole("region", { name: "兑换摘要" }));
const dialog = () => within(screen.getByRole("dialog"));

it("works out either side from the other", async () => {
  open();
  await userEvent.type(await paid(), "100");
  expect((await received()).value).toBe("14.044943");
  await userEvent.clear(await received());
  await userEvent.type(await received(), "10");
  expect((await paid()).value).toBe("71.20");
  expect(summary().getByText("10.00 USDT")).toBeTruthy();
  expect(screen.getByText("余额 ¥ 1,000")).toBeTruthy();
  expect(await screen.findAllByText("+14.04 USDT")).not.toHaveLength(0);
});

it("swaps the direction, fills in all there is, and says what is wrong", async () => {
  open();
  await paid();
  await press("交换兑换方向");
  await press("全部");
  expect((await paid()).value).toBe("50");
  expect((await received()).value).toBe("356");
  await userEvent.type(await paid(), "1");
  await press("兑换");
  expect(screen.getByText("余额不足，最多支付 50.00 USDT，请减少金额")).toBeTruthy();
  await userEvent.clear(await paid());
  await press("兑换");
  expect(screen.getByText("请输入兑换金额")).toBeTruthy();
  await userEvent.type(await paid(), "1.1234567");
  expect(screen.getByText(/小数位数过多/)).toBeTruthy();
});

it("exchanges once it is confirmed, and says what was received", async () => {
  const answer = { paid: 10_000, received: 14_044_943, rate: "7.12", time: 0 };
  site.answer("exchange", done(answer));
  open();
  await userEvent.type(await paid(), "100");
  await press("兑换");
  await screen.findByRole("dialog");
  await press("确认兑换");
  expect(await screen.findByText("兑换成功：¥ 100 → 14.044943 USDT")).toBeTruthy();
  const body = { way: "toCoin", amount: 10_000, rateId: "r1" };
  expect(bodies("exchange")).toEqual([body]);
  expect((await paid()).value).toBe("");
});

it("asks again when the rate has expired", async () => {
  site.answer("transferRate", done(sampleRate("r1", "7.12", serverNow() + 2500)));
  open();
  await userEvent.type(await paid(), "100");
  await press("兑换");
  await screen.findByRole("dialog");
  site.answer("transferRate", done(sampleRate("r2", "7.20")));
  await dialog().findByText("汇率已更新，请重新确认");
  expect(dialog().getAllByText("1 USDT = ¥ 7.12")).not.toHaveLength(0);
  expect(dialog().getByText("1 USDT = ¥ 7.20")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "确认兑换" })).toBeNull();
  await press("按新汇率继续");
  site.answer("exchange", done({ paid: 10_000, received: 13_888_888, rate: "7.20", time: 0 }));
  await press("确认兑换");
  await waitFor(() => expect(made("exchange")).toMatchObject([{ body: { rateId: "r2" } }]));
});

it("says why an exchange was refused", async () => {
  site.answer("exchange", refused(6007, "余额不足"));
  site.answer("exchangeStatus", done({ state: "none" }));
  open();
  await userEvent.type(await paid(), "100");
  await press("兑换");
  await screen.findByRole("dialog");
  await press("确认兑换");
  expect(await summary().findByText("余额不足")).toBeTruthy();
  expect((await paid()).value).toBe("100");
});

it("fails and loads again, and says that the connection is cut", async () => {
  site.answer("transferRate", refused(6005, ""));
  site.answer("dealRecords", done({ total: 0, inCents: 0, outCents: 0, list: [] }));
  open();
  expect(await screen.findByText("汇率加载失败")).toBeTruthy();
  expect(await screen.findByText("还没有兑换记录")).toBeTruthy();
  site.answer("transferRate", done(sampleRate("r1", "7.12")));
  await press("重新加载");
  expect(await paid()).toBeTruthy();
  act(() => useOffline.setState({ since: 1 }));
  expect(screen.getByText(/网络已断开/)).toBeTruthy();
});
