// The calls that move money, as the site's pages make them: what each needs, its press, and its trace.
import type { MONEY_STATUS } from "#contract/api/calls.ts";
import type { Page } from "./client-page.ts";
import { joinActivity, verification } from "#contract/api/activities.ts";
import { cashOutQuote, editQuote } from "#contract/api/tickets.ts";
import { CHAT_LOBBY } from "#contract/chat-rooms.ts";
import { transferRate } from "#contract/api/exchange.ts";
import { usdtWithdrawInfo } from "#contract/api/coin-withdrawal.ts";
import { proveSecondPassword } from "#contract/api/withdraw.ts";
import { nextPick, placedSeries, placedTicket } from "./placed-bets.ts";
import { wirePassword } from "../../src/lib/wire/wire-password.ts";

/** A movement of the wallet, or of its bonus part. */
export interface Entry {
  /** Later ones are higher. */
  readonly id: number;
  readonly account: string;
  readonly cents: number;
  readonly reason: string;
  readonly reference: string;
}

export interface Press {
  readonly slot: string;
  /** Once on each page that will press. */
  readonly arrange?: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<unknown>;
  readonly resend: (page: Page) => Promise<unknown>;
}

export interface Row {
  readonly call: keyof typeof MONEY_STATUS;
  /** Its kind in storage. */
  readonly kind: string;
  /** Whether a movement is its own; null for an order, which moves nothing. */
  readonly moves: ((entry: Entry) => boolean) | null;
  /** What the member reads when it has been done, and only then. */
  readonly done: string;
  /** Asks the server for what the call names, by a page whose clock is right. */
  readonly prepare: (page: Page, userId: string) => Promise<Press>;
}

/** The member may claim it before the presses. */
export const REWARD = { id: "gift-1", kind: "activity", title: "开业礼", amountCents: 12_345 };
/** At the venues before the presses. */
export const VENUE_CENTS = { YXQP: 5000, HPDZ: 7500 };

const venueCall = (
  channelCode: string,
  venueName: string,
  body: { readonly amount: string; readonly ty?: 2 },
): Press => ({
  slot: channelCode,
  press: ({ transfers }) =>
    transfers.start({
      slot: channelCode,
      body: { channelCode, venueName, isActivity: false, ...body },
    }),
  resend: ({ transfers }) => transfers.resend(channelCode),
});

export const ROWS = {
  placeBet: {
    call: "placeBet",
    kind: "bet",
    moves: ({ reason, cents }) => reason === "stake" && cents === -1000,
    done: "投注成功，共 1 张注单",
    async prepare(page) {
      const pick = await nextPick(page);
      return {
        slot: "",
        async arrange({ slip, context, requote }) {
          // Another page may have filled the slip.
          const isNew = context.state.getState().selections.length === 0;
          if (isNew) slip.toggle(pick);
          await requote(context);
          if (isNew) slip.setStake(pick.priceId, "10");
        },
        press: ({ slip }) => slip.place(),
        resend: ({ slip }) => slip.resend(),
      };
    },
  },
  cashOut: {
    call: "cashOut",
    kind: "cashOut",
    moves: ({ reason }) => reason === "cashOut",
    done: "已提前结算",
    async prepare(page) {
      const ticketId = await placedTicket(page);
      const { quoteId, valueCents } = await page.requestResource(cashOutQuote, { ticketId });
      const offer = { ticketId, quoteId, percent: 100, valueCents };
      return {
        slot: ticketId,
        press: ({ cashOut }) => cashOut.takeOffer(offer),
        resend: ({ cashOut }) => cashOut.cashOuts.resend(ticketId),
      };
    },
  },
  editBet: {
    call: "editBet",
    kind: "editBet",
    // The value is paid to the wallet and staked again.
    moves: ({ reason }) => reason === "betEdited",
    done: "修改成功，新注单本金",
    async prepare(page) {
      const { ticketId, legs } = await placedSeries(page);
      const { quoteId, valueCents } = await page.requestResource(editQuote, { ticketId, legs });
      const edit = { ticketId, quoteId, legs, valueCents };
      return {
        slot: ticketId,
        press: ({ edits }) => edits.takeEdit(edit),
        resend: ({ edits }) => edits.edits.resend(ticketId),
      };
    },
  },
  transferIn: {
    call: "venueTransfer",
    kind: "venueTransfer",
    moves: ({ reason, cents }) => reason === "transfer" && cents === -1200,
    done: "已转入天际真人 ¥ 12",
    prepare: async () => venueCall("QLZR", "天际真人", { amount: "12.00" }),
  },
  transferOut: {
    call: "venueTransfer",
    kind: "venueTransfer",
    moves: ({ reason, cents }) => reason === "transfer" && cents === 750,
    done: "已从天际棋牌转出 ¥ 7.50",
    prepare: async () => venueCall("YXQP", "天际棋牌", { amount: "7.50", ty: 2 }),
  },
  recycle: {
    call: "recycle",
    kind: "recycle",
    moves: ({ reason, cents }) => reason === "recycle" && cents === VENUE_CENTS.HPDZ,
    done: "已从天际电子转回 ¥ 75",
    async prepare() {
      const body = { channelCode: "HPDZ", venueName: "天际电子" };
      return {
        slot: body.channelCode,
        press: ({ recycles }) => recycles.start({ slot: body.channelCode, body }),
        resend: ({ recycles }) => recycles.resend(body.channelCode),
      };
    },
  },
  pay: {
    call: "pay",
    kind: "pay",
    moves: null,
    done: "存款订单已建立：¥ 500",
    async prepare() {
      const body = { channelId: "scan-a", amountCents: 50_000 };
      return {
        slot: "",
        press: ({ payCalls }) => payCalls.start({ slot: "", body }),
        resend: ({ payCalls }) => payCalls.resend(""),
      };
    },
  },
  withdraw: {
    call: "withdraw",
    kind: "withdraw",
    moves: ({ reason }) => reason === "withdraw",
    done: "取款申请已提交 ¥ 300",
    async prepare({ request }, userId) {
      const secondPassword = wirePassword("888888");
      const { proof } = await request(proveSecondPassword, { secondPassword });
      const { list } = await request(usdtWithdrawInfo, {});
      const rate = list.find(({ network }) => network === "TRC20");
      const account = { kind: "coin", accountId: `p-${userId}-3` } as const;
      const body = { ...account, amountCents: 30_000, proof, rateId: rate?.rateId ?? "" };
      return {
        slot: "",
        press: ({ withdrawals }) => withdrawals.start({ slot: "", body }),
        resend: ({ withdrawals }) => withdrawals.resend(""),
      };
    },
  },
  exchange: {
    call: "exchange",
    kind: "exchange",
    moves: ({ reason, cents }) => reason === "exchange" && cents === -10_000,
    done: "已将 ¥ 100 兑换为",
    async prepare({ request }) {
      const { rateId } = await request(transferRate, { way: "toCoin" });
      const body = { way: "toCoin", amount: 10_000, rateId } as const;
      return {
        slot: "",
        press: ({ exchanges }) => exchanges.start({ slot: "", body }),
        resend: ({ exchanges }) => exchanges.resend(""),
      };
    },
  },
  claimRewards: {
    call: "claimRewards",
    kind: "rewards",
    // It passes through the bonus part, where it requires no turnover.
    moves: ({ account, cents }) => account.startsWith("wallet:") && cents === REWARD.amountCents,
    done: "已领取 1 项福利，共 ¥ 123.45",
    async prepare() {
      const body = { rewards: [{ id: REWARD.id, title: REWARD.title }] };
      return {
        slot: "",
        press: ({ claims }) => claims.start({ slot: "", body }),
        resend: ({ claims }) => claims.resend(""),
      };
    },
  },
  claimActivity: {
    call: "claimActivity",
    kind: "activityClaim",
    moves: ({ reason, cents }) => reason === "gift" && cents === 3800,
    done: "领取成功：¥ 38 已存入奖金钱包",
    async prepare({ request }) {
      const id = "account-guard";
      await request(joinActivity, { id });
      const { items } = await request(verification, { id });
      const item = items.find(({ state }) => state === "claimable")?.item ?? "";
      return {
        slot: id,
        press: ({ activityClaims }) => activityClaims.start({ slot: id, body: { id, item } }),
        resend: ({ activityClaims }) => activityClaims.resend(id),
      };
    },
  },
  sendGift: {
    call: "sendGift",
    kind: "chatGift",
    moves: ({ reason }) => reason === "chatGift",
    done: "礼物已送出，支付 ¥ 5.20",
    async prepare() {
      const body = { rid: CHAT_LOBBY, gift: "flower", count: 1, cents: 520 };
      return {
        slot: "",
        press: ({ gifts }) => gifts.start({ slot: "", body }),
        resend: ({ gifts }) => gifts.resend(""),
      };
    },
  },
} as const satisfies Readonly<Record<string, Row>>;

export type RowName = keyof typeof ROWS;
export const ROW_NAMES = Object.keys(ROWS) as RowName[];
