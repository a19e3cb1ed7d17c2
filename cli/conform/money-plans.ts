// The calls that move money: what is asked first, the body, and another body of the same kind.
import type { CallName, MONEY_STATUS } from "#contract/api/calls.ts";
import {
  type Asking,
  type Facts,
  type Fields,
  given,
  openLegs,
  type Plans,
  sentLeg,
} from "./call-plan.ts";

export type MoneyName = keyof typeof MONEY_STATUS;

interface MoneyPlan<N extends MoneyName> extends Pick<Plans<CallName>[N], "first" | "body"> {
  readonly other: (fields: Fields<N>) => Fields<N>;
}

/** One bet of all legs. What is left of the stake after the book's margin is still within the limits. */
function bet(facts: Facts, legs: ReturnType<typeof openLegs>): Fields<"placeBet"> {
  const stakeCents = 2 * (facts.answer("quote")?.legs[0]?.minCents ?? 1000);
  const ticket = { legs, sizes: [legs.length], bankers: [], stakeCents, oddsType: "H" as const };
  return { tickets: [ticket], accept: "any" };
}
const newest = (facts: Facts, legs: number) =>
  facts.answer("openBets")?.list.find((ticket) => ticket.legs.length === legs);
const look = (asking: Asking) => asking.ask("openBets", { settled: false, limit: 20 });
const aVenue = (facts: Facts) =>
  facts
    .answer("allBalance")
    ?.venues.find(({ opensAt, locked }) => opensAt === null && locked === null)?.channelCode;
const NO_VENUE = "no venue takes transfers";

export const MONEY_PLANS: { readonly [N in MoneyName]: MoneyPlan<N> } = {
  placeBet: {
    first: look,
    body: (facts) => given(openLegs(facts)[0], "no price is open", (leg) => bet(facts, [leg])),
    other: (fields) => ({ ...fields, accept: "ask" }),
  },
  cashOut: {
    async first(asking, facts) {
      await look(asking);
      const { ticketId } = newest(facts, 1) ?? {};
      if (ticketId !== undefined) await asking.ask("cashOutQuote", { ticketId });
    },
    body(facts) {
      const ticket = newest(facts, 1);
      const offer = facts.answer("cashOutQuote");
      if (ticket === undefined || offer?.state !== "open") return "no bet can be cashed out";
      const { quoteId, valueCents } = offer;
      const { ticketId } = ticket;
      return { ticketId, quoteId, percent: 50, valueCents: Math.floor(valueCents / 2) };
    },
    other: (fields) => ({ ...fields, percent: 49 }),
  },
  editBet: {
    async first(asking, facts) {
      const legs = openLegs(facts).slice(-3);
      if (legs.length === 3) await asking.ask("placeBet", bet(facts, legs));
      await look(asking);
      const open = newest(facts, 3);
      if (open !== undefined)
        await asking.ask("editQuote", {
          ticketId: open.ticketId,
          legs: open.legs.slice(1).map(sentLeg),
        });
    },
    body(facts) {
      const ticket = newest(facts, 3);
      const offer = facts.answer("editQuote");
      if (ticket === undefined || offer?.state !== "open") return "no series can be edited";
      const { quoteId, valueCents } = offer;
      const legs = ticket.legs.slice(1).map(sentLeg);
      return { ticketId: ticket.ticketId, quoteId, legs, valueCents };
    },
    other: (fields) => ({ ...fields, valueCents: fields.valueCents + 1 }),
  },
  venueTransfer: {
    first: (asking) => asking.ask("allBalance", {}),
    body: (facts) =>
      given(aVenue(facts), NO_VENUE, (channelCode) => ({ channelCode, amount: "1.10", ty: 1 })),
    other: (fields) => ({ ...fields, amount: "1.20" }),
  },
  recycle: {
    body: (facts) => given(aVenue(facts), NO_VENUE, (channelCode) => ({ channelCode })),
    other: () => ({}),
  },
  pay: {
    async first(asking, facts) {
      await asking.ask("paymentTypes", {});
      for (const { orderId } of facts.answer("paymentTypes")?.open ?? [])
        await asking.ask("closeOrder", { orderId });
    },
    body: (facts) =>
      given(aChannel(facts), "no payment channel is open", ({ id, minCents, fixedCents }) => ({
        channelId: id,
        amountCents: fixedCents[0] ?? minCents,
      })),
    other: (fields) => ({ ...fields, amountCents: fields.amountCents + 100 }),
  },
  withdraw: {
    async first(asking, { secondPassword }) {
      await asking.ask("memberBanks", {});
      await asking.ask("withdrawInfo", {});
      if (secondPassword !== null) await asking.ask("proveSecondPassword", { secondPassword });
    },
    body(facts) {
      const proof = facts.answer("proveSecondPassword")?.proof;
      const info = facts.answer("withdrawInfo");
      const accountId = facts.answer("memberBanks")?.list[0]?.id;
      const method = info?.methods.find(({ kind, closed }) => kind === "bank" && closed === "");
      if (facts.secondPassword === null) return "LIVERY_TEST_SECOND_PASSWORD is not set";
      if (proof === undefined || accountId === undefined || method === undefined)
        return "the test account has no bank card that can be paid to";
      if ((info?.withdrawableCents ?? 0) < method.minCents) return "too little can be withdrawn";
      return { kind: "bank", accountId, amountCents: method.minCents, proof };
    },
    other: (fields) => ({ ...fields, amountCents: fields.amountCents + 100 }),
  },
  exchange: {
    first: (asking) => asking.ask("transferRate", { way: "toCoin" }),
    body: (facts) =>
      given(facts.answer("transferRate"), "no rate is offered", ({ rateId, minCents }) => ({
        way: "toCoin",
        amount: minCents,
        rateId,
      })),
    other: (fields) => ({ ...fields, amount: fields.amount + 1 }),
  },
  claimRewards: {
    first: (asking) => asking.ask("rewardList", { state: "claimable", pageNum: 1, pageSize: 15 }),
    body: (facts) =>
      given(facts.answer("rewardList")?.list[0], "no reward can be claimed", ({ id }) => ({
        ids: [id],
      })),
    other: () => ({ ids: ["conform"] }),
  },
  claimActivity: {
    async first(asking, facts) {
      for (const { id, kind } of facts.answer("promotionConfig")?.list ?? []) {
        if (kind === null) continue;
        await asking.ask("activityInfo", { id });
        await asking.ask("verification", { id });
        if (claimable(facts) !== undefined) return;
      }
    },
    body: (facts) => {
      const item = claimable(facts);
      const id = facts.answer("activityInfo")?.id;
      return item === undefined || id === undefined
        ? "no activity has something to claim"
        : { id, item };
    },
    other: (fields) => ({ ...fields, item: "conform" }),
  },
  sendGift: {
    first: (asking) => asking.ask("chatRoom", { rid: "lobby" }),
    body: (facts) =>
      given(facts.answer("chatRoom")?.gifts[0], "no gift is offered", ({ key, cents }) => ({
        rid: "lobby",
        gift: key,
        count: 1,
        cents,
      })),
    other: (fields) => ({ ...fields, count: 2, cents: fields.cents * 2 }),
  },
};

/** Item of the activity that was asked about last. */
function claimable(facts: Facts): string | undefined {
  const { chances, items = [] } = facts.answer("verification") ?? {};
  if ((chances ?? 0) > 0) return "draw";
  return items.find(({ state }) => state === "claimable")?.item;
}

const aChannel = (facts: Facts) =>
  facts
    .answer("paymentTypes")
    ?.types.filter(({ closed }) => closed === null)
    .flatMap(({ channels }) => channels)
    .find(({ closed, wait, coins }) => closed === null && wait !== null && coins.length === 0);
