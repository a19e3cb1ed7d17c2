// A page with money calls for tests. Each page loads its own copy of the modules; all share one storage, as
// tabs do.
import type { createElement } from "react";
import { vi } from "vitest";
import activity from "#locales/zh-CN/activity.json";
import deposit from "#locales/zh-CN/deposit.json";
import errors from "#locales/zh-CN/errors.json";
import exchangeTexts from "#locales/zh-CN/exchange.json";
import sport from "#locales/zh-CN/sport.json";
import ui from "#locales/zh-CN/ui.json";
import welfareTexts from "#locales/zh-CN/welfare.json";
import withdrawTexts from "#locales/zh-CN/withdraw.json";
import venueEntry from "#locales/zh-CN/venue-entry.json";
import { startTestBank, type TestBank } from "#domain/wallet/money-call/test-bank.ts";
import { moneyAnswer } from "./test-money-answers.ts";

export const KINDS = [
  "bet",
  "cashOut",
  "venueTransfer",
  "venueTransferOut",
  "recycle",
  "pay",
  "withdraw",
  "exchange",
  "rewards",
  "claim",
] as const;
type Kind = (typeof KINDS)[number];

/** What the player reads of the end. */
export const ENDS = {
  bet: "投注成功，共 1 张注单",
  cashOut: "已提前结算 ¥ 71.32",
  venueTransfer: "已转入天际真人 ¥ 12",
  venueTransferOut: "已从天际电子转出 ¥ 7.50",
  recycle: "已从 2 个场馆转回 ¥ 20.50，1 个场馆的金额暂不能转回",
  pay: "存款订单已建立：¥ 500",
  withdraw: "取款申请已提交 ¥ 300",
  exchange: "已将 ¥ 100 兑换为 14.044943 USDT",
  rewards: "已领取 1 项福利，共 ¥ 58；1 项没有领取",
  claim: "领取成功：¥ 8 已存入奖金钱包，须完成 ¥ 24 有效投注额",
} as const satisfies Record<Kind, string>;

export interface MoneyPage {
  /** The press of the player. */
  press(kind: Kind): Promise<unknown>;
  resend(kind: Kind): Promise<unknown>;
  /** Everything it has said, one message a line. */
  told(): string;
  /** Its calls get no answer any more. */
  close(): void;
}

const TICKET = "CR1";
const ACTIVITY = "newcomer-road";
const VENUE = "ZR1";
const OTHER_VENUE = "DZ1";
const SLOTS: Readonly<Record<Kind, string>> = {
  bet: "",
  cashOut: TICKET,
  venueTransfer: VENUE,
  venueTransferOut: OTHER_VENUE,
  recycle: "",
  pay: "",
  withdraw: "",
  exchange: "",
  rewards: "",
  claim: ACTIVITY,
};
/** Names in storage; both ways of a transfer are one kind there. */
const STORED: Readonly<Partial<Record<Kind, string>>> = {
  venueTransferOut: "venueTransfer",
  claim: "activityClaim",
};

export const startBank = () => startTestBank(moneyAnswer);

/** State of the call of a kind, the same on all pages. */
export function stateOf(kind: Kind): string | null {
  const text = localStorage.getItem(`money/1/${STORED[kind] ?? kind}/${SLOTS[kind]}`) ?? "null";
  return (JSON.parse(text) as { state: string } | null)?.state ?? null;
}

export async function loadMoneyPage(bank: TestBank): Promise<MoneyPage> {
  vi.resetModules();
  const close = await startPage(bank);
  const [{ slip, context }, { requote }, { sampleSelection }, cashOut] = await Promise.all([
    import("../features/sport/bet-slip/state/slip-store.ts"),
    import("../features/sport/bet-slip/state/quote-slip.ts"),
    import("../features/sport/bet-slip/state/sample-selection.ts"),
    import("../features/sport/my-bets/cash-out-store.ts"),
  ]);
  const [{ transfers }, recycling, payments] = await Promise.all([
    import("#domain/wallet/venue-transfer.ts"),
    import("#domain/wallet/venue-recycle.ts"),
    loadPayments(),
  ]);
  const told = await readToasts();
  // Another page may have filled the slip.
  const isNew = context.state.getState().selections.length === 0;
  if (isNew) slip.toggle(sampleSelection({ priceId: "p1" }));
  await requote(context);
  if (isNew) slip.setStake("p1", "10");
  const presses: Record<Kind, () => Promise<unknown>> = {
    bet: () => slip.place(),
    cashOut: () =>
      cashOut.takeOffer({ ticketId: TICKET, quoteId: "q", percent: 50, valueCents: 7132 }),
    venueTransfer: () =>
      transfers.start({
        slot: VENUE,
        body: { channelCode: VENUE, venueName: "天际真人", amount: "12.00", isActivity: false },
      }),
    venueTransferOut: () =>
      transfers.start({
        slot: OTHER_VENUE,
        body: {
          channelCode: OTHER_VENUE,
          venueName: "天际电子",
          amount: "7.50",
          isActivity: false,
          ty: 2,
        },
      }),
    recycle: () => recycling.recycleAll(),
    ...payments.presses,
  };
  const resends: Record<Kind, () => Promise<unknown>> = {
    bet: () => slip.resend(),
    cashOut: () => cashOut.resendCashOut(TICKET),
    venueTransfer: () => transfers.resend(VENUE),
    venueTransferOut: () => transfers.resend(OTHER_VENUE),
    recycle: () => recycling.recycles.resend(recycling.ALL),
    ...payments.resends,
  };
  return {
    press: (kind) => presses[kind](),
    resend: (kind) => resends[kind](),
    told,
    close,
  };
}

async function loadPayments() {
  const [
    { PAY, payCalls },
    { WITHDRAWAL, withdrawals },
    { EXCHANGE, exchanges },
    rewards,
    activities,
  ] = await Promise.all([
    import("#domain/payments/pay-call.ts"),
    import("#domain/payments/withdraw-call.ts"),
    import("#domain/payments/exchange-call.ts"),
    import("../features/welfare/claim-call.ts"),
    import("../features/activity/claims/claim-call.ts"),
  ]);
  const { CLAIM, claims } = rewards;
  return {
    presses: {
      pay: () => payCalls.start({ slot: PAY, body: { channelId: "bank-a", amountCents: 50_000 } }),
      withdraw: () => withdrawals.start({ slot: WITHDRAWAL, body: WITHDRAW_BODY }),
      exchange: () => exchanges.start({ slot: EXCHANGE, body: EXCHANGE_BODY }),
      rewards: () => claims.start({ slot: CLAIM, body: REWARDS_BODY }),
      claim: () =>
        activities.claims.start({ slot: ACTIVITY, body: { id: ACTIVITY, item: "phone" } }),
    },
    resends: {
      pay: () => payCalls.resend(PAY),
      withdraw: () => withdrawals.resend(WITHDRAWAL),
      exchange: () => exchanges.resend(EXCHANGE),
      rewards: () => claims.resend(CLAIM),
      claim: () => activities.claims.resend(ACTIVITY),
    },
  };
}

async function startPage(bank: TestBank): Promise<() => void> {
  const [http, { setBrand }, { sampleEntry }, { startTexts }, session] = await Promise.all([
    import("#lib/http-options.ts"),
    import("#brand/brand.ts"),
    import("#session/site/test-brand.ts"),
    import("#lib/i18n.ts"),
    import("#session/account/session-store.ts"),
  ]);
  bank.configure(http.configureHttp);
  setBrand(sampleEntry());
  await startTexts("zh-CN", [
    {
      activity,
      deposit,
      errors,
      exchange: exchangeTexts,
      sport,
      ui,
      "venue-entry": venueEntry,
      welfare: welfareTexts,
      withdraw: withdrawTexts,
    },
  ]);
  session.keepSession("token", "1");
  session.useSession.setState({ balance: { centre: 1_000_000, locked: 0 } });
  return () => http.configureHttp({ ...http.httpOptions(), base: "http://127.0.0.1:9" });
}

async function readToasts(): Promise<() => string> {
  const [{ ToastHost }, react, { createRoot }] = await Promise.all([
    import("#ui/toast.tsx"),
    import("react"),
    import("react-dom/client"),
  ]);
  const host = document.createElement("div");
  const said: string[] = [];
  const note = () => {
    const text = host.textContent ?? "";
    if (text !== "" && said.at(-1) !== text) said.push(text);
  };
  new MutationObserver(note).observe(host, { childList: true, subtree: true, characterData: true });
  createRoot(host).render((react.createElement as typeof createElement)(ToastHost));
  return () => said.join("\n");
}

const WITHDRAW_BODY = {
  kind: "bank",
  accountId: "c1",
  amountCents: 30_000,
  proof: "proof",
} as const;
const REWARDS_BODY = {
  rewards: [
    { id: "weekly-1", title: "VIP3 周周彩金" },
    { id: "rebate-1", title: "今日返水" },
  ],
};
const EXCHANGE_BODY = { way: "toCoin", amount: 10_000, rateId: "r1" } as const;
