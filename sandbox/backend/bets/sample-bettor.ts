// A member in the sports venue, through the HTTP calls.
import * as v from "valibot";
import { CALLS, type CallName } from "#contract/api/calls.ts";
import type { SportMatch } from "#contract/api/sport.ts";
import type { Ticket } from "#contract/api/ticket.ts";
import type { PlacedTicket, QuotedLeg } from "#contract/api/tickets.ts";
import { SUCCESS_CODE } from "#contract/codes.ts";
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import { MOMENT, type SampleSandbox } from "../../testing/sample-sandbox.ts";
import { samplePlayer } from "../accounts/sample-player.ts";

export async function sampleBettor(sandbox: SampleSandbox, name = "demo88") {
  const session = await samplePlayer(sandbox).enter(name);
  let venue = "";
  const call = async (called: CallName, fields: object = {}, key?: string) => {
    const { select, response } = CALLS[called];
    const asking = { timestamp: MOMENT, token: venue, langx: "zh-cn", remoteip: "" };
    const body =
      select === null
        ? fields
        : { method: select, enName: SPORT_CHANNEL, Request: { ...asking, ...fields } };
    const headers: Record<string, string> = key === undefined ? {} : { idempotencykey: key };
    const answer = await sandbox.call("aurora", called, body, { token: session, ...headers });
    if (answer.status_code === SUCCESS_CODE) v.parse(response, answer.data);
    return answer;
  };
  const enter = async () => {
    const { data } = await call("launch", { enName: SPORT_CHANNEL, gameCode: "" });
    ({ token: venue } = (data as { data: { token: string } }).data);
  };
  await enter();
  return {
    call,
    async matches(show: "FT" | "RB", sport = "FT") {
      const { data } = await call("matchList", { sport, show, date: null, leagues: [] });
      return (data as { matches: SportMatch[] }).matches;
    },
    async place(legs: readonly QuotedLeg[], key: string, more: object = {}) {
      const ticket = { legs, sizes: [legs.length], bankers: [], stakeCents: 10_000, oddsType: "H" };
      const tickets = [{ ...ticket, ...more }];
      const answer = await call("placeBet", { tickets, accept: "any" }, key);
      return { answer, placed: (answer.data as { tickets?: PlacedTicket[] } | null)?.tickets?.[0] };
    },
    async bets(settled: boolean) {
      const { data } = await call("openBets", { settled, limit: 100 });
      return data as { total: number; list: Ticket[] };
    },
    /** The outcome of a placeBet call. */
    async placed(key: string) {
      const { data } = await call("betStatus", { key });
      return (data as { answer: { tickets: PlacedTicket[] } }).answer.tickets;
    },
    async money() {
      return (await call("balance", { lockMoney: 1 })).data;
    },
  };
}
