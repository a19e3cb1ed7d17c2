// Two pieces of evidence of one bet: the later one may only add to the earlier one.
import type { EvidenceData } from "./evidence-data.ts";

/** What a later piece says otherwise than an earlier one; empty when it only adds. */
export function changedSince(earlier: EvidenceData, later: EvidenceData): readonly string[] {
  const isPending = earlier.ticket.state === "pending";
  const pairs = [
    ["history", earlier.history, later.history.slice(0, earlier.history.length)],
    ["accept", earlier.accept, later.accept],
    ["rules", earlier.rules?.version, later.rules?.version],
    ["limits", earlier.limits, later.limits],
    ["ticket", fixedOf(earlier, isPending), fixedOf(later, isPending)],
    ...earlier.legs.map(
      ({ asked, facts }, place) =>
        [
          `legs.${place}`,
          [asked, facts],
          [later.legs[place]?.asked, later.legs[place]?.facts.slice(0, facts.length)],
        ] as const,
    ),
  ] as const;
  return pairs.flatMap(([name, before, after]) =>
    JSON.stringify(before) === JSON.stringify(after) ? [] : [name],
  );
}

/** Accepting an in-play bet may change its odds, and so what it risks and wins. */
function fixedOf({ ticket }: EvidenceData, isPending: boolean) {
  const { placedAt, oddsType, sizes, bankers, bets, stakeCents, riskCents, winCents } = ticket;
  const legs = ticket.legs.map(({ priceId, line, odds, score, parts }) => {
    const named = parts.map((part) => [part.priceId, part.line]);
    return [priceId, line, score, named, isPending ? null : odds];
  });
  const amounts = isPending ? null : [riskCents, winCents];
  return [placedAt, oddsType, sizes, bankers, bets, stakeCents, legs, amounts];
}
