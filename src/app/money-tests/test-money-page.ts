// A page with money calls for tests. Each page loads its own copy of the modules; all share one storage, as
// tabs do.
import { vi } from "vitest";
import activity from "#locales/zh-CN/activity.json";
import chat from "#locales/zh-CN/chat.json";
import deposit from "#locales/zh-CN/deposit.json";
import errors from "#locales/zh-CN/errors.json";
import exchangeTexts from "#locales/zh-CN/exchange.json";
import moneyCall from "#locales/zh-CN/money-call.json";
import sport from "#locales/zh-CN/sport.json";
import ui from "#locales/zh-CN/ui.json";
import welfareTexts from "#locales/zh-CN/welfare.json";
import withdrawTexts from "#locales/zh-CN/withdraw.json";
import venueEntry from "#locales/zh-CN/venue-entry.json";
import { startTestBank, type TestBank } from "#testing/test-bank.ts";
import { EXCHANGE_BODY, moneyAnswer, REWARDS_BODY, WITHDRAW_BODY } from "./test-money-answers.ts";
import { loadNotes, readToasts } from "./test-money-words.ts";

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
/** With those that other tests press. */
export const ALL_KINDS = [...KINDS, "editBet", "gift"] as const;
type Kind = (typeof ALL_KINDS)[number];

/** The text about the end of the call that the page shows. */
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
  editBet: "修改成功，新注单本金 ¥ 9.50",
  gift: "礼物已送出，支付 ¥ 5.20",
} as const satisfies Record<Kind, string>;

export interface MoneyPage {
  /** The press of the player. */
  press(kind: Kind): Promise<unknown>;
  resend(kind: Kind): Promise<unknown>;
  giveUp(kind: Kind): void;
  /** @returns what the note beside the form says of the call, whenever it is asked */
  showNote(kind: Kind): () => string;
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
  editBet: TICKET,
  gift: "",
};
/** Names in storage; both ways of a transfer are one kind there. */
const STORED: Readonly<Partial<Record<Kind, string>>> = {
  venueTransferOut: "venueTransfer",
  claim: "activityClaim",
  gift: "chatGift",
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
  const [{ transfers }, recycling, payments, bets, { gifts }] = await Promise.all([
    import("#domain/wallet/venue-transfer.ts"),
    import("#domain/wallet/venue-recycle.ts"),
    loadPayments(),
    loadSport(),
    import("../../features/chat/gift-call.ts"),
  ]);
  const told = await readToasts();
  await bets.fillSlip();
  const presses: Record<Kind, () => Promise<unknown>> = {
    ...bets.presses,
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
    gift: () =>
      gifts.start({ slot: "", body: { rid: "lobby", gift: "rose", count: 1, cents: 520 } }),
  };
  const at = await loadNotes();
  const notes: Record<Kind, ReturnType<typeof at>> = {
    bet: at(bets.orders, SLOTS.bet),
    cashOut: at(bets.cashOuts, SLOTS.cashOut),
    venueTransfer: at(transfers, SLOTS.venueTransfer),
    venueTransferOut: at(transfers, SLOTS.venueTransferOut),
    recycle: at(recycling.recycles, SLOTS.recycle),
    pay: at(payments.payCalls, SLOTS.pay),
    withdraw: at(payments.withdrawals, SLOTS.withdraw),
    exchange: at(payments.exchanges, SLOTS.exchange),
    rewards: at(payments.claims, SLOTS.rewards),
    claim: at(payments.activityClaims, SLOTS.claim),
    editBet: at(bets.edits, SLOTS.editBet),
    gift: at(gifts, SLOTS.gift),
  };
  return {
    press: (kind) => presses[kind](),
    resend: (kind) => (kind === "bet" ? bets.slip.resend() : notes[kind].resend()),
    giveUp: (kind) => notes[kind].giveUp(),
    showNote: (kind) => notes[kind].show(),
    told,
    close,
  };
}

async function loadSport() {
  const [{ slip, context }, { requote }, { sampleSelection }, cashOut, edit] = await Promise.all([
    import("../../features/sport/bet-slip/state/slip-store.ts"),
    import("../../features/sport/bet-slip/state/quote-slip.ts"),
    import("../../features/sport/bet-slip/state/sample-selection.ts"),
    import("../../features/sport/my-bets/cash-out-store.ts"),
    import("../../features/sport/my-bets/edit/edit-store.ts"),
  ]);
  const quote = { ticketId: TICKET, quoteId: "q" };
  return {
    slip,
    orders: context.orders,
    cashOuts: cashOut.cashOuts,
    edits: edit.edits,
    async fillSlip(): Promise<void> {
      // Another page may have filled the slip.
      const isNew = context.state.getState().selections.length === 0;
      if (isNew) slip.toggle(sampleSelection({ priceId: "p1" }));
      await requote(context);
      if (isNew) slip.setStake("p1", "10");
    },
    presses: {
      bet: () => slip.place(),
      cashOut: () => cashOut.takeOffer({ ...quote, percent: 50, valueCents: 7132 }),
      editBet: () => edit.takeEdit({ ...quote, legs: [], valueCents: 950 }),
    },
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
    import("../../features/welfare/reward-claim.ts"),
    import("../../features/activity/claims/activity-claim.ts"),
  ]);
  const { CLAIM, rewardClaims } = rewards;
  return {
    presses: {
      pay: () => payCalls.start({ slot: PAY, body: { channelId: "bank-a", amountCents: 50_000 } }),
      withdraw: () => withdrawals.start({ slot: WITHDRAWAL, body: WITHDRAW_BODY }),
      exchange: () => exchanges.start({ slot: EXCHANGE, body: EXCHANGE_BODY }),
      rewards: () => rewardClaims.start({ slot: CLAIM, body: REWARDS_BODY }),
      claim: () =>
        activities.activityClaims.start({ slot: ACTIVITY, body: { id: ACTIVITY, item: "phone" } }),
    },
    payCalls,
    withdrawals,
    exchanges,
    claims: rewardClaims,
    activityClaims: activities.activityClaims,
  };
}

async function startPage(bank: TestBank): Promise<() => void> {
  const [http, { setBrand }, { sampleEntry }, { startTexts }, session] = await Promise.all([
    import("#lib/wire/http-options.ts"),
    import("#brand/brand.ts"),
    import("#testing/test-brand.ts"),
    import("#lib/text/i18n.ts"),
    import("#session/account/session-store.ts"),
  ]);
  bank.configure(http.configureHttp);
  setBrand(sampleEntry());
  await startTexts("zh-CN", [
    {
      activity,
      chat,
      deposit,
      errors,
      exchange: exchangeTexts,
      "money-call": moneyCall,
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
