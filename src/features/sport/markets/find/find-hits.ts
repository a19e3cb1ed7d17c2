// Everything a search found as one list, with the address of each.
import type * as v from "valibot";
import type { sportSearch } from "#contract/api/sport-finding.ts";

export type Found = v.InferOutput<typeof sportSearch.response>;

export type Hit =
  | ({ readonly kind: "team" } & Found["teams"][number])
  | ({ readonly kind: "league" } & Found["leagues"][number])
  | ({ readonly kind: "match" } & Found["matches"][number])
  | ({ readonly kind: "market" } & Found["markets"][number])
  | ({ readonly kind: "contest" } & Found["contests"][number]);

/** Teams and leagues first: they lead to all their matches. Named markets are wanted more than matches. */
export function hitsOf({ teams, leagues, matches, markets, contests }: Found): readonly Hit[] {
  return [
    ...teams.map((team) => ({ kind: "team" as const, ...team })),
    ...leagues.map((league) => ({ kind: "league" as const, ...league })),
    ...markets.map((market) => ({ kind: "market" as const, ...market })),
    ...matches.map((match) => ({ kind: "match" as const, ...match })),
    ...contests.map((contest) => ({ kind: "contest" as const, ...contest })),
  ];
}

/**
 * Query of the sports page. A match is opened over the present list.
 * @param list query of the present list
 */
export function addressOf(hit: Hit, list: string): string {
  switch (hit.kind) {
    case "team":
    case "league":
      return nameAddress(hit);
    case "match":
      return query({ game: hit.gameId }, list);
    case "market":
      return query({ game: hit.gameId, play: hit.w }, list);
    case "contest":
      return query({ sport: hit.sport, show: hit.show, leagues: hit.leagueId, contest: hit.id });
  }
}

export function nameAddress({
  kind,
  id,
}: {
  readonly kind: "team" | "league";
  readonly id: string;
}): string {
  return query({ pick: kind, of: id });
}

function query(values: Readonly<Record<string, string>>, list = ""): string {
  const search = new URLSearchParams(list);
  for (const [key, value] of Object.entries(values)) search.set(key, value);
  return `?${search.toString()}`;
}
