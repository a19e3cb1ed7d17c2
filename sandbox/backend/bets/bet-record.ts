// The bet record of all venues. So far only sports bets are stored here.
import type * as v from "valibot";
import type * as calls from "#contract/api/records.ts";
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import type { StoredTicket } from "./bet-rows.ts";
import type { BettingService } from "./betting-service.ts";
import { readTickets } from "./ticket-store.ts";
import { ticketView } from "./ticket-view.ts";

type Filter = v.InferOutput<typeof calls.betRecordTotal.request>;
type Page = v.InferOutput<typeof calls.betRecordList.request>;
interface MemberAt {
  readonly member: number;
  readonly time: number;
}

const VENUE_NAME = "体育";
const LARGEST_PAGE = 100;
/** Refused bets are not in the record. */
const STATES: Readonly<Record<Filter["state"], string>> = {
  all: "state <> 'refused'",
  open: "state IN ('pending', 'open')",
  settled: "state IN ('settled', 'cashedOut', 'void')",
};

export function betRecordTotal(
  { database }: BettingService,
  { member }: MemberAt,
  filter: Filter,
): v.InferOutput<typeof calls.betRecordTotal.response> {
  const sums = (asked: Filter) =>
    database
      .prepare(
        `SELECT count(*) AS count, coalesce(sum(riskCents), 0) AS stake,
          coalesce(sum(validCents), 0) AS valid,
          coalesce(sum(CASE WHEN state IN ('pending', 'open') THEN 0
            ELSE returnCents - riskCents END), 0) AS net
        FROM bet_ticket WHERE ${whereOf(asked)}`,
      )
      .get(...valuesOf(member, asked));
  const row = sums(filter);
  const all = sums({ ...filter, venue: "ALL" });
  return {
    count: Number(row?.["count"]),
    stakeCents: Number(row?.["stake"]),
    validCents: Number(row?.["valid"]),
    netCents: Number(row?.["net"]),
    venues: [{ venue: SPORT_CHANNEL, count: Number(all?.["count"]) }],
  };
}

export function betRecordList(
  betting: BettingService,
  { member, time }: MemberAt,
  filter: Page,
): v.InferOutput<typeof calls.betRecordList.response> {
  const size = Math.min(LARGEST_PAGE, Math.max(1, Math.floor(filter.pageSize)));
  const skip = Math.max(0, Math.floor(filter.pageNum) - 1) * size;
  const where = `${whereOf(filter)} ORDER BY placedAt DESC, id DESC LIMIT ? OFFSET ?`;
  const values = [...valuesOf(member, filter), size, skip];
  const book = betting.book(time);
  const list = readTickets(betting.database, where, values).map((stored) => {
    const ticket = ticketView(book, stored);
    const { ticketId, placedAt, settledAt, state, riskCents, validCents, netCents } = ticket;
    return {
      id: ticketId,
      venue: SPORT_CHANNEL,
      venueName: VENUE_NAME,
      title: ticketTitle(stored),
      placedAt,
      settledAt,
      state,
      stakeCents: riskCents,
      validCents,
      netCents,
      ticket,
    };
  });
  return { total: betRecordTotal(betting, { member, time }, filterOf(filter)).count, list };
}

function whereOf({ state, venue }: Filter): string {
  const own = venue === SPORT_CHANNEL || venue === "ALL" ? "1" : "0";
  return `member = ? AND placedAt >= ? AND placedAt < ? AND ${STATES[state]} AND ${own}`;
}

function valuesOf(member: number, { from, to }: Filter): readonly number[] {
  return [member, from, to];
}

function filterOf({ venue, from, to, state }: Page): Filter {
  return { venue, from, to, state };
}

export function ticketTitle({ ticket, legs }: StoredTicket): string {
  const [first] = legs;
  if (!first) return "";
  if (legs.length > 1) return `${legs.length}串${ticket.bets}`;
  return first.away === "" ? first.home : `${first.home} - ${first.away}`;
}
