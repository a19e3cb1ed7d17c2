// The players of a match with their prices, as rows of one table.
import type { LineUps, SideLineUp } from "#contract/api/line-ups.ts";
import type { SportMarket, SportPrice } from "#contract/api/sport.ts";
import { isPlayerRule, NOBODY } from "#contract/betting/player-rules.ts";
import { type PlaySpec, PLAYS } from "#contract/betting/plays.ts";

export const PLAYER_PLAYS = ["FGS", "AGS", "TGS", "LGS", "PAS", "PCD"] as const;
export type PlayerPlay = (typeof PLAYER_PLAYS)[number];

export function isPlayerPlay({ rule }: Pick<PlaySpec, "rule">): boolean {
  return isPlayerRule(rule);
}

export interface Offered {
  readonly market: SportMarket;
  readonly price: SportPrice;
}

export interface PlayerRow {
  /** The side of the prices: the player's id, or `N`. */
  readonly id: string;
  /** Null for nobody. */
  readonly player: SideLineUp["players"][number] | null;
  readonly prices: Readonly<Partial<Record<PlayerPlay, Offered>>>;
}

export interface PlayerTable {
  readonly home: readonly PlayerRow[];
  readonly away: readonly PlayerRow[];
  /** That no player scores. */
  readonly nobody: PlayerRow;
}

/** Who starts first, then the bench; forwards first, as they score most. */
export function playerTable(markets: readonly SportMarket[], lineUps: LineUps): PlayerTable {
  const offered = markets.filter(({ w }) => {
    const spec = PLAYS.get(w);
    return spec !== undefined && isPlayerPlay(spec);
  });
  const rowsOf = ({ players }: SideLineUp) =>
    players
      .map((player): PlayerRow => ({ id: player.id, player, prices: pricesOf(offered, player.id) }))
      .filter(({ prices }) => Object.keys(prices).length > 0)
      .toSorted((one, other) => rankOf(one) - rankOf(other));
  return {
    home: rowsOf(lineUps.home),
    away: rowsOf(lineUps.away),
    nobody: { id: NOBODY, player: null, prices: pricesOf(offered, NOBODY) },
  };
}

function pricesOf(markets: readonly SportMarket[], r: string): PlayerRow["prices"] {
  return Object.fromEntries(
    PLAYER_PLAYS.flatMap((play) => {
      const market = markets.find(({ w }) => w === play);
      const price = market?.prices.find((one) => one.r === r);
      return market && price ? [[play, { market, price }]] : [];
    }),
  );
}

const STATES = ["start", "squad", "bench"];
const POSITIONS = ["FW", "MF", "DF", "GK"];

function rankOf({ player }: PlayerRow): number {
  if (player === null) return 0;
  const state = Math.max(0, STATES.indexOf(player.state));
  return (state * POSITIONS.length + POSITIONS.indexOf(player.position)) * 100 + player.number;
}
