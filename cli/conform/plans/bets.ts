// Bets of the member, in the venue that is launched first.
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import {
  type Asking,
  changes,
  type Facts,
  type Fields,
  given,
  lastWeek,
  openLegs,
  PAGE,
  moneyPlan,
  plan,
  sentLeg,
  unknownKey,
} from "../call-plan.ts";

const aTicket = (facts: Facts) => facts.answer("openBets")?.list[0];
const NO_TICKET = "the test account has no open bet";
const settledBet = (facts: Facts) =>
  facts.answer("betRecordList")?.list.flatMap(({ ticket }) => ticket ?? [])[0];
const aSeries = (facts: Facts) =>
  facts.answer("openBets")?.list.find(({ legs }) => legs.length > 1);
const newest = (facts: Facts, legs: number) =>
  facts.answer("openBets")?.list.find((ticket) => ticket.legs.length === legs);
const look = (asking: Asking) => asking.ask("openBets", { settled: false, limit: 20 });

/** One bet of all legs. What is left of the stake after the book's margin is still within the limits. */
function bet(facts: Facts, legs: ReturnType<typeof openLegs>): Fields<"placeBet"> {
  const stakeCents = 2 * (facts.answer("quote")?.legs[0]?.minCents ?? 1000);
  const ticket = { legs, sizes: [legs.length], bankers: [], stakeCents, oddsType: "H" as const };
  return { tickets: [ticket], accept: "any" };
}

export const BET_PLANS = [
  plan("launch", { body: () => ({ enName: SPORT_CHANNEL, gameCode: "", demo: false }) }),
  plan("openBets", { body: () => ({ settled: false, limit: 20 }) }),
  plan("cashOutQuote", {
    body: (facts) => given(aTicket(facts), NO_TICKET, ({ ticketId }) => ({ ticketId })),
  }),
  plan("betRecordTotal", { body: (facts) => ({ venue: "ALL", ...lastWeek(facts), state: "all" }) }),
  plan("betRecordList", {
    body: (facts) => ({ venue: "ALL", ...lastWeek(facts), state: "all", ...PAGE }),
  }),
  plan("betProfit", { body: lastWeek }),
  plan("ticketEvidence", {
    late: true,
    body: (facts) =>
      given(aTicket(facts) ?? settledBet(facts), "the test account has no bet", ({ ticketId }) => ({
        ticketId,
      })),
  }),
  plan("betStatus", unknownKey),
  plan("cashOutStatus", unknownKey),
  plan("editBetStatus", unknownKey),
  moneyPlan("placeBet", {
    first: look,
    body: (facts) => given(openLegs(facts)[0], "no price is open", (leg) => bet(facts, [leg])),
    other: (fields) => ({ ...fields, accept: "ask" }),
  }),
  moneyPlan("cashOut", {
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
  }),
  moneyPlan("editBet", {
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
  }),
  plan("editQuote", {
    late: true,
    body: (facts) =>
      given(aSeries(facts), "the test account has no open series", ({ ticketId, legs }) => ({
        ticketId,
        legs: legs.slice(1).map(sentLeg),
      })),
  }),
  plan("setAutoCashOut", {
    changes,
    body: (facts) =>
      given(facts.answer("openBets")?.list[0], "the test account has no open bet", (ticket) => ({
        ticketId: ticket.ticketId,
        atCents: null,
      })),
  }),
];
