// The rows of a record as a table of a file: one line per bet, of a series each leg on a line of its cells.
import type { TFunction } from "i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { shownOdds, shownType } from "#contract/betting/odds.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { formatClock } from "#lib/text/format.ts";
import { legWords } from "#domain/bets/leg-words.ts";
import { partLegs } from "#domain/bets/part-legs.ts";
import { scoreText } from "#domain/bets/play-words.ts";
import { ticketText } from "#domain/bets/ticket-words.ts";
import { csvCents, csvOf } from "#lib/text/csv.ts";
import { ownTicket, partlyCashed, type RecordRow } from "./record-row.ts";
import { betStateText, venueText } from "./record-words.ts";

export interface RecordWords {
  readonly account: TFunction<"account">;
  readonly sport: TFunction<"sport">;
}

export function recordCsv(rows: readonly RecordRow[], words: RecordWords): string {
  const head = COLUMNS.map((column) => words.account(`record.column.${column}`));
  return csvOf([head, ...rows.map((row) => cells(row, words))]);
}

const COLUMNS = [
  "id",
  "venue",
  "title",
  "series",
  "match",
  "odds",
  "oddsType",
  "startsAt",
  "scoreAtBet",
  "placedAt",
  "settledAt",
  "state",
  "stake",
  "freeBet",
  "left",
  "cashed",
  "valid",
  "net",
] as const;

function cells(row: RecordRow, words: RecordWords): readonly string[] {
  const { id, placedAt, settledAt, stakeCents, validCents, netCents } = row;
  const part = partlyCashed(row);
  const freeBet = ownTicket(row)?.freeBet ?? null;
  return [
    id,
    venueText(row, words.account),
    ...betCells(row, words),
    formatClock(placedAt),
    settledAt === null ? "" : formatClock(settledAt),
    betStateText(row.state, words.account),
    csvCents(stakeCents),
    freeBet === null ? "" : csvCents(freeBet.stakeCents),
    part === null ? "" : csvCents(part.leftCents),
    part === null ? "" : csvCents(part.cashedCents),
    csvCents(validCents),
    netCents === null ? "" : csvCents(netCents),
  ];
}

/** Of other venues there is what they call it, and nothing else. */
function betCells(row: RecordRow, { sport, account }: RecordWords): string[] {
  const ticket = ownTicket(row);
  if (ticket === null) return [row.title, "", "", "", "", "", ""];
  const { legs, oddsType } = ticket;
  const series = legs.length > 1 ? ticketText(ticket, sport) : account("record.single");
  const columns = legs
    .flatMap((leg) => [leg, ...partLegs(leg)])
    .map((leg) => legCells(leg, oddsType, sport));
  const [names = "", ...facts] = transposed(columns).map((lines) => lines.join("\n"));
  return [names, series, ...facts];
}

/** Amid words where a spreadsheet would take a score alone for a date. */
function legCells(
  leg: Ticket["legs"][number],
  oddsType: Ticket["oddsType"],
  t: TFunction<"sport">,
): readonly string[] {
  const { backed, play, match } = legWords(leg, oddsType, t);
  const { quoted } = playSpec(leg.w);
  const score = leg.live ? scoreText(leg.score) : null;
  return [
    `${play} · ${backed}`,
    match,
    shownOdds(leg.odds, quoted, oddsType),
    t(`list.oddsTypes.${shownType(quoted, oddsType)}`),
    formatClock(leg.startsAt),
    score === null ? "" : `${t("view.inPlay")} ${score}`,
  ];
}

function transposed(rows: readonly (readonly string[])[]): string[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ""));
}
