import type { SportMatch } from "#contract/api/sport.ts";

type Named = Pick<SportMatch, "team_h" | "team_c">;

/** What the feed adds to the names of the teams: `海潮联合 角球` of `海潮联合` is `角球`. */
export function partName(part: Named, game: Named): string {
  return part.team_h.startsWith(game.team_h)
    ? part.team_h.slice(game.team_h.length).trim()
    : `${part.team_h} ${part.team_c}`;
}
