// The activity statement over all time (RTS 1B, 1C; 58 Pa. Code § 812a.11): money in and out when it was credited or
// arrived, bets and rounds when they were settled.
import type * as v from "valibot";
import type { ProtectionStatement, StatementSums } from "#contract/api/protection-statement.ts";
import type * as calls from "#contract/api/protection-statement.ts";
import { sportName } from "../bets/sport-names.ts";
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import { ownValue } from "#contract/own-value.ts";
import { HOUR } from "../time/china-time.ts";
import { everyVenue } from "../venues/listed-venue.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { settleMoney } from "../withdrawals/settle-money.ts";

type Asked = v.InferOutput<typeof calls.protectionStatement.request>;

export function protectionStatement(context: CallContext, asked: Asked): ProtectionStatement {
  const member = memberOf(context);
  context.ports.importHistory(member.id, context.time);
  settleMoney(context);
  const names = namesOf(context);
  const from = asked.from ?? 0;
  const to = asked.to ?? Number.MAX_SAFE_INTEGER;
  const rows = grouped(context, asked.by, { from, to });
  const size = Math.min(100, Math.max(1, Math.floor(asked.pageSize)));
  const skip = Math.max(0, Math.floor(asked.pageNum) - 1) * size;
  return {
    total: rows.length,
    since: member.createdAt,
    allTime: sumsOf(context, { from: 0, to: Number.MAX_SAFE_INTEGER }),
    range: sumsOf(context, { from, to }),
    list: rows
      .slice(skip, skip + size)
      .map((row) => ({ ...row, name: asked.by === "day" ? row.key : names(row.key) })),
  };
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Every movement: its moment, venue, game, and the amounts of its kind. */
const MOVES = `
  SELECT endedAt AS at, '' AS venue, '' AS game, creditedCents AS deposit, 0 AS withdrawal,
    0 AS staked, 0 AS returned, 0 AS bets
    FROM deposit_order WHERE member = ?1 AND state = 'credited'
  UNION ALL SELECT arrivedAt, '', '', 0, amountCents, 0, 0, 0
    FROM withdrawal WHERE member = ?1 AND state = 'arrived'
  UNION ALL SELECT settledAt, '${SPORT_CHANNEL}',
    '${SPORT_CHANNEL}:' || CASE WHEN (SELECT count(DISTINCT sport) FROM bet_leg WHERE ticket = bet_ticket.id) > 1
      THEN 'MIX' ELSE (SELECT sport FROM bet_leg WHERE ticket = bet_ticket.id LIMIT 1) END,
    0, 0, riskCents, returnCents, 1
    FROM bet_ticket WHERE member = ?1 AND state IN ('settled', 'cashedOut', 'void')
  UNION ALL SELECT time, channelCode, channelCode || ':' || game, 0, 0, stakeCents, winCents,
    CASE WHEN stakeCents > 0 THEN 1 ELSE 0 END
    FROM venue_round WHERE member = ?1`;

const SUMS = `coalesce(sum(deposit), 0) AS deposit, coalesce(sum(withdrawal), 0) AS withdrawal,
  coalesce(sum(staked), 0) AS staked, coalesce(sum(returned), 0) AS returned`;

function sumsOf({ database, member }: CallContext, { from, to }: Range): StatementSums {
  const row = database
    .prepare(`SELECT ${SUMS} FROM (${MOVES}) WHERE at >= ?2 AND at < ?3`)
    .get(member?.id ?? 0, from, to);
  return sums(row ?? {});
}

/** Days are days in China. */
const KEYS: Readonly<Record<Asked["by"], { readonly key: string; readonly order: string }>> = {
  day: { key: `date((at + ${8 * HOUR}) / 1000, 'unixepoch')`, order: "key DESC" },
  venue: { key: "venue", order: "staked DESC, key" },
  game: { key: "game", order: "staked DESC, key" },
};

function grouped({ database, member }: CallContext, by: Asked["by"], { from, to }: Range) {
  const { key, order } = KEYS[by];
  const rows = database
    .prepare(
      `SELECT ${key} AS key, min(at) AS first, max(at) AS last, sum(bets) AS bets, ${SUMS}
      FROM (${MOVES}) WHERE at >= ?2 AND at < ?3 AND ${key} <> '' GROUP BY 1 ORDER BY ${order}`,
    )
    .all(member?.id ?? 0, from, to);
  return rows.map((row) => ({
    key: String(row["key"]),
    first: Number(row["first"]),
    last: Number(row["last"]),
    count: Number(row["bets"]),
    ...sums(row),
  }));
}

function sums(row: Readonly<Record<string, unknown>>): StatementSums {
  const cents = (name: string) => Number(ownValue(row, name) ?? 0);
  return {
    depositCents: cents("deposit"),
    withdrawalCents: cents("withdrawal"),
    netDepositCents: cents("deposit") - cents("withdrawal"),
    stakedCents: cents("staked"),
    returnedCents: cents("returned"),
    netCents: cents("returned") - cents("staked"),
  };
}

/** A game's key is its venue and its name; a sport's is the venue and its type. */
function namesOf(context: CallContext): (key: string) => string {
  const venues = new Map(everyVenue(context).map(({ channelCode, name }) => [channelCode, name]));
  return (key) => {
    const [venue = "", game] = key.split(":");
    const venueName = venues.get(venue) ?? (venue === SPORT_CHANNEL ? "体育" : venue);
    if (game === undefined || game === "") return venueName;
    return venue === SPORT_CHANNEL ? sportName(game) : game;
  };
}
