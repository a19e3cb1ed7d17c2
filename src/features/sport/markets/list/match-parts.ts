import type { SportMatch } from "#contract/api/sport.ts";

type Named = Pick<SportMatch, "gameId" | "gide" | "team_h">;

/**
 * The feed offers the corners and cards of a game as matches of their own, named after its teams. They belong to
 * the row of the game where it is listed.
 */
export function withoutParts<Match extends Named>(matches: readonly Match[]) {
  const partsOf = new Map<string, string>();
  const gone = new Set<string>();
  for (const [gide, same] of Map.groupBy(matches, (match) => match.gide)) {
    const [game, ...parts] = same.toSorted((one, other) => one.team_h.length - other.team_h.length);
    if (gide === "" || game === undefined || parts.length === 0) continue;
    partsOf.set(game.gameId, parts.map(({ gameId }) => gameId).join(" "));
    for (const { gameId } of parts) gone.add(gameId);
  }
  return { games: matches.filter(({ gameId }) => !gone.has(gameId)), partsOf };
}
