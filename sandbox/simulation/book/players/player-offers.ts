// What is offered on the players of a football match, until it begins. A bet on somebody who does not come on is void,
// so that each price is for the case that he does.
import { NOBODY } from "#contract/betting/player-rules.ts";
import type { FootballChances } from "../football/football-chances.ts";
import { type Fixture, isBig } from "../fixtures.ts";
import type { Moment } from "../prices/moment.ts";
import type { Offer } from "../prices/quote.ts";
import {
  type KnownSide,
  type PlayerChances,
  type SidePlayers,
  sidePlayers,
} from "./side-players.ts";
import type { Player } from "./squad.ts";
import { announcedAt, sheetsOf } from "./team-sheet.ts";

/** Matches of the great leagues, as their corners. */
export function offersPlayers({ sport, counted, league }: Fixture): boolean {
  return sport === "FT" && counted === "goals" && isBig(league);
}

export function playerOffers({ seed, fixture, time }: Moment, chances: FootballChances): Offer[] {
  const { model, state, beliefs } = chances;
  const of = (side: 0 | 1): SidePlayers => {
    const sheet = sheetsOf(seed, fixture)[side];
    const lineUp = time < announcedAt(fixture) ? null : sheet.played.lineUp;
    return sidePlayers({ model, state, side, weights: beliefs }, sheet, { ...NOTHING, lineUp });
  };
  return offersOf([of(0), of(1)]);
}

/** What has happened to a side before the match. */
export const NOTHING: KnownSide = {
  lineUp: null,
  off: null,
  booked: [],
  made: [],
  begun: 0,
  begunAtOff: 0,
  goals: new Map(),
};

/** Offers of a match on its players. */
export const PLAYER_OFFERS = 6;

/** Less likely is not offered. */
const LEAST = 0.0005;

function offersOf([home, away]: readonly [SidePlayers, SidePlayers]): Offer[] {
  const players = [...home.players, ...away.players].filter(([, { on }]) => on > 0);
  const names = new Map(players.map(([{ id, name }]) => [id, name]));
  const plain = { row: 0, line: null, names };
  const chancesOf = (of: (chances: PlayerChances, player: Player) => number) =>
    players.flatMap(([player, chances]) => {
      const chance = of(chances, player);
      return chance < LEAST ? [] : [[player.id, chance] as const];
    });
  const none = [NOBODY, home.none] as const;
  return [
    {
      ...plain,
      base: "FGS",
      chances: [...chancesOf(({ first, onFirst }) => first / onFirst), none],
    },
    { ...plain, base: "LGS", chances: [...chancesOf(({ last, on }) => last / on), none] },
    { ...plain, apart: true, base: "AGS", chances: chancesOf(({ scorer, on }) => scorer / on) },
    { ...plain, apart: true, base: "TGS", chances: chancesOf(({ two, on }) => two / on) },
    { ...plain, apart: true, base: "PCD", chances: chancesOf(({ carded, on }) => carded / on) },
    { ...plain, apart: true, base: "PAS", chances: chancesOf(({ assist, on }) => assist / on) },
  ];
}
