// The evidence of a bet: everything that is stored about it, signed (docs/decisions/073).
import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { EVIDENCE_FORMAT, type EvidenceData } from "#contract/evidence/evidence-data.ts";
import { type EvidenceCoding, signingInput } from "#contract/evidence/signed-evidence.ts";
import { maskName } from "../../accounts/masks.ts";
import { type CallContext, memberOf } from "../../wire/call-context.ts";
import type { LegRow, StoredTicket } from "../bet-rows.ts";
import { bettingOf } from "../betting-service.ts";
import { ownTicket } from "../cash-out/own-ticket.ts";
import { ticketView } from "../ticket-view.ts";
import { type FactsOf, readFacts } from "./bet-facts.ts";
import { rulesAt } from "./bet-rules.ts";
import { type BetTerms, readTerms } from "./bet-terms.ts";

export const NODE_CODING: EvidenceCoding = {
  encode: (text) => Buffer.from(text).toString("base64url"),
  sha256: (text) => createHash("sha256").update(text).digest("base64url"),
};

/** @throws Refusal for a ticket of somebody else */
export async function ticketEvidence(context: CallContext, ticketId: string): Promise<string> {
  const { ports, view, caller } = context;
  const stored = ownTicket(context, memberOf(context).id, ticketId);
  const data = { ...localized(context, evidenceOf(context, stored)), locale: caller.locale };
  const site = view.site.id;
  const [key] = ports.betSigner.keys(site);
  if (!key) throw new Error(`no key signs the evidence of ${site}`);
  const input = signingInput(key.kid, data, NODE_CODING);
  return `${input}.${await ports.betSigner.sign(site, key.kid, input)}`;
}

/** Texts in the player's locale before they are signed: the answer itself is not converted. */
function localized({ localize }: CallContext, data: EvidenceData): EvidenceData {
  return localize(data) as EvidenceData;
}

function evidenceOf(context: CallContext, stored: StoredTicket): EvidenceData {
  const { database, view, time, origin, caller } = context;
  const { ticket, legs } = stored;
  const terms = readTerms(database, ticket.id);
  const plays = legs.flatMap(({ w, parts }) => [w, ...parts.map((part) => part.w)]);
  return {
    format: EVIDENCE_FORMAT,
    asOf: time,
    locale: caller.locale,
    site: { id: view.site.id, name: view.site.name, origin },
    member: maskName(memberOf(context).name),
    ticket: ticketView(bettingOf(context).book(time), stored),
    accept: ticket.accept,
    confirmAt: ticket.confirmAt,
    limits: terms?.limits ?? null,
    dailyCapCents: terms?.dailyCapCents ?? null,
    legs: legs.map((leg) => legEvidence(leg, terms, readFacts(database, ticket.id))),
    history: historyOf(database, ticket),
    rules: rulesAt(context, ticket.placedAt, plays),
  };
}

function legEvidence(
  leg: LegRow,
  terms: BetTerms | null,
  facts: FactsOf,
): EvidenceData["legs"][number] {
  const { place, listed, leastOdds, setOdds } = leg;
  const own = terms?.legs[place];
  return {
    listed,
    asked: own?.asked ?? null,
    facts: facts(place, null),
    leastOdds,
    limits: own?.limits ?? null,
    setOdds,
    parts: leg.parts.map((part) => ({
      listed: part.listed,
      asked: own?.parts[part.place] ?? null,
      facts: facts(place, part.place),
    })),
  };
}

const HistorySchema = v.array(
  v.object({
    at: v.number(),
    reason: v.string(),
    walletCents: v.number(),
    lockedCents: v.number(),
  }),
);

/** Of the ledger, which is only added to. */
function historyOf(
  database: DatabaseSync,
  { id, member }: Pick<StoredTicket["ticket"], "id" | "member">,
): EvidenceData["history"] {
  const rows = database
    .prepare(
      `SELECT time AS at, reason,
        sum(CASE WHEN account = 'wallet:' || ?1 THEN cents ELSE 0 END) AS walletCents,
        sum(CASE WHEN account = 'locked:' || ?1 THEN cents ELSE 0 END) AS lockedCents
      FROM ledger_entry WHERE reference = ?2 GROUP BY tx ORDER BY tx`,
    )
    .all(String(member), id);
  return v.parse(HistorySchema, rows);
}
