// What legs were settled by, kept when they are settled: the book may change a result later.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { MatchResult } from "#contract/betting/match-result.ts";
import { playSpec } from "#contract/betting/plays.ts";
import type { EvidenceFact } from "#contract/evidence/evidence-data.ts";
import type { BookView } from "../book-view.ts";

interface Settled {
  readonly ticket: string;
  readonly gameId: string;
  readonly w: string;
  readonly leg: number;
  /** Null: the leg itself. */
  readonly part: number | null;
}

export function storeFact(database: DatabaseSync, book: BookView, settled: Settled, time: number) {
  const { ticket, leg, part, gameId, w } = settled;
  const isChampion = playSpec(w).rule === "outright";
  const known = isChampion ? book.winners(gameId) : book.settlement(gameId, w);
  if (known === null) return;
  const text = JSON.stringify(known);
  database
    .prepare(
      "INSERT INTO bet_fact (ticket, leg, part, time, result, winners) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .run(ticket, leg, part, time, isChampion ? null : text, isChampion ? text : null);
}

const FactSchema = v.object({
  leg: v.number(),
  part: v.nullable(v.number()),
  time: v.number(),
  result: v.nullable(
    v.pipe(
      v.string(),
      v.transform((text): MatchResult => JSON.parse(text)),
    ),
  ),
  winners: v.nullable(v.pipe(v.string(), v.transform(JSON.parse), v.array(v.string()))),
});

export type FactsOf = (leg: number, part: number | null) => EvidenceFact[];

export function readFacts(database: DatabaseSync, ticket: string): FactsOf {
  const rows = database
    .prepare("SELECT leg, part, time, result, winners FROM bet_fact WHERE ticket = ? ORDER BY id")
    .all(ticket);
  const facts = v.parse(v.array(FactSchema), rows);
  return (leg, part) =>
    facts
      .filter((fact) => fact.leg === leg && fact.part === part)
      .map(({ time, result, winners }) => ({ at: time, result, winners }));
}
