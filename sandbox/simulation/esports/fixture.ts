import type { Row } from "../data/catalogue-rows.ts";
import type { EsportGame } from "../data/leagues/esport-games.ts";

export interface Fixture {
  readonly id: string;
  readonly sport: EsportGame;
  readonly league: Row<"league">;
  readonly home: Row<"team">;
  readonly away: Row<"team">;
  readonly startsAt: number;
}
