// Who plays a match: several line-ups are possible until the real one is announced, and several plans of substitutions
// until the match is over. Prices sum over all of them; the match is played by one.
import { HOUR } from "../../../backend/time/china-time.ts";
import { pick, shuffled, unit } from "../../random.ts";
import { createCache } from "../cache.ts";
import type { Fixture } from "../fixtures.ts";
import { type Formation, FORMATIONS, placesOf, type Shares, sharesOf } from "./formation.ts";
import { type Player, type Position, POSITIONS, squadOf } from "./squad.ts";

/** One player for another in the same place. */
export interface Exchange {
  readonly place: number;
  readonly player: Player;
}

export interface LineUp {
  readonly chance: number;
  /** By place of the formation. */
  readonly starters: readonly Player[];
  readonly bench: readonly Player[];
  readonly shares: Shares;
  /** Each as likely as the others. Which of its exchanges are made, and when, is drawn in play (`exchange-times.ts`). */
  readonly plans: readonly (readonly Exchange[])[];
}

export interface Missing {
  readonly player: Player;
  readonly why: "injured" | "suspended";
}

export interface TeamSheet {
  readonly squad: readonly Player[];
  readonly formation: Formation;
  readonly missing: readonly Missing[];
  readonly lineUps: readonly LineUp[];
  /** Places in `lineUps` and in its plans of what is played. */
  readonly played: { readonly lineUp: number; readonly plan: number };
}

export type Sheets = readonly [home: TeamSheet, away: TeamSheet];

/** When line-ups are announced. */
export const announcedAt = ({ startsAt }: Pick<Fixture, "startsAt">): number => startsAt - HOUR;

/** Chances of the line-ups before they are announced. */
const LIKELY = [0.5, 0.3, 0.2] as const;
const PLANS = 3;
/** Most exchanges of a side. */
export const MOST_EXCHANGES = 5;
const BENCH = 8;
const SHEETS = 1500;
const sheets = createCache<Sheets>(SHEETS);

/** Of a football match with goals. */
type Teams = Pick<Fixture, "game" | "home" | "away">;

export function sheetsOf(seed: number, fixture: Teams): Sheets {
  return sheets(`${seed} ${fixture.game}`, () => [
    sheetOf(seed, fixture, "home"),
    sheetOf(seed, fixture, "away"),
  ]);
}

function sheetOf(seed: number, fixture: Teams, side: "home" | "away"): TeamSheet {
  const { game } = fixture;
  const team = fixture[side];
  const squad = squadOf(seed, team);
  const missing = missingOf(squad, seed, `${game} ${side}`);
  const fit = squad.filter((player) => missing.every((one) => one.player !== player));
  const formation = pick(FORMATIONS, seed, team.id, "formation");
  const drawn = unit(seed, game, side, "line-up");
  return {
    squad,
    formation,
    missing,
    lineUps: LIKELY.map((chance, nth) =>
      lineUpOf(fit, formation, { chance, key: `${seed} ${game} ${side} ${nth}` }),
    ),
    played: {
      lineUp: drawn < LIKELY[0] ? 0 : drawn < LIKELY[0] + LIKELY[1] ? 1 : 2,
      plan: Math.floor(unit(seed, game, side, "plan") * PLANS),
    },
  };
}

/** At most so many of a position, so that every formation can be filled. */
const MOST_MISSING = { GK: 1, DF: 2, MF: 2, FW: 1 } as const satisfies Readonly<
  Record<Position, number>
>;

function missingOf(squad: readonly Player[], ...key: readonly (string | number)[]): Missing[] {
  return POSITIONS.flatMap((position) => {
    const own = squad.filter((player) => player.position === position);
    return own
      .flatMap((player): Missing[] => {
        const drawn = unit(...key, player.id, "missing");
        if (drawn > INJURED + SUSPENDED) return [];
        return [{ player, why: drawn < INJURED ? "injured" : "suspended" }];
      })
      .slice(0, MOST_MISSING[position]);
  });
}

const INJURED = 0.075;
const SUSPENDED = 0.03;

function lineUpOf(
  fit: readonly Player[],
  formation: Formation,
  { chance, key }: { readonly chance: number; readonly key: string },
): LineUp {
  const form = ({ id, strength }: Player) => strength + unit(key, id, "form") * 0.35;
  const best = fit.toSorted((one, other) => form(other) - form(one));
  const starters: Player[] = [];
  for (const { position } of placesOf(formation)) {
    const found = best.find((one) => one.position === position && !starters.includes(one));
    if (found) starters.push(found);
  }
  const others = best.filter((player) => !starters.includes(player));
  const keeper = others.find(({ position }) => position === "GK");
  const outfield = others.filter(({ position }) => position !== "GK").slice(0, BENCH);
  const shares = sharesOf(formation, starters);
  return {
    chance,
    starters,
    bench: keeper ? [keeper, ...outfield] : outfield,
    shares,
    plans: plansOf(shuffled(outfield, key, "bench"), shares.positions),
  };
}

/** Every player of the bench but the goalkeeper is in one of them. */
function plansOf(bench: readonly Player[], places: readonly Position[]): Exchange[][] {
  return Array.from({ length: PLANS }, (_, plan) => {
    const taken = new Set<number>();
    return Array.from({ length: Math.min(MOST_EXCHANGES, bench.length) }, (_none, nth) => nth)
      .flatMap((nth) => bench[(plan * PLANS + nth) % bench.length] ?? [])
      .flatMap((player): Exchange[] => {
        const place = placeFor(player.position, places, taken);
        if (place === undefined) return [];
        taken.add(place);
        return [{ place, player }];
      });
  });
}

/** Places from the front of the own position, else those of the nearest one. */
function placeFor(
  position: Position,
  places: readonly Position[],
  taken: ReadonlySet<number>,
): number | undefined {
  const rank = (at: number) => POSITIONS.indexOf(places[at] ?? "GK");
  const own = POSITIONS.indexOf(position);
  return [...places.keys()]
    .filter((at) => places[at] !== "GK" && !taken.has(at))
    .toSorted(
      (one, other) => Math.abs(rank(one) - own) - Math.abs(rank(other) - own) || other - one,
    )[0];
}
