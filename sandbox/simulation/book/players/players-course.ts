// What the players of a football match did: the goals, cards and exchanges of a simulated match get their players, by
// the same chances that prices sum over. Draws have names of their own, so that the match itself stays as it was.
import { unit } from "../../random.ts";
import type { PlayerDeed } from "#contract/betting/match-result.ts";
import { ownValue } from "#contract/own-value.ts";
import { createCache } from "../cache.ts";
import type { Fixture } from "../fixtures.ts";
import { modelOf } from "../football/football-chances.ts";
import type { Incident, Side, Timeline } from "../timeline.ts";
import { weightOf } from "./card-order.ts";
import { ASSISTED, OWN_GOALS, shareOf } from "./falls.ts";
import { CARD_WEIGHTS } from "./formation.ts";
import { exchangeMinute } from "./exchange-times.ts";
import type { Player } from "./squad.ts";
import { type LineUp, type Sheets, sheetsOf, type TeamSheet } from "./team-sheet.ts";

export interface PlayerEvent {
  readonly at: number;
  readonly kind: "goal" | "yellow" | "red" | "substitution";
  readonly side: Side;
  /** Null: an own goal, and a card when all players have one. */
  readonly player: Player | null;
  /** Who made the goal, or who is replaced. */
  readonly other: Player | null;
  readonly place: number | null;
  /** Of an exchange its minute of the second half; of a card the minutes of that half that had begun; else null. */
  readonly minute: number | null;
}

/** A uniform number in [0, 1), the same for the same name. */
type Draw = (...name: readonly (string | number)[]) => number;

interface Played {
  readonly timeline: Timeline;
  readonly minuteMs: number;
  readonly sheets: Sheets;
  readonly draw: Draw;
}

const KEPT = 1500;
const kept = createCache<readonly PlayerEvent[]>(KEPT);

/** Of a match that has begun, to its end. */
export function playerEventsOf(
  seed: number,
  fixture: Fixture,
  timeline: Timeline,
): readonly PlayerEvent[] {
  const { game } = fixture;
  return kept(`${seed} ${game} ${timeline.ends} ${timeline.incidents.length}`, () =>
    playerEvents({
      timeline,
      minuteMs: modelOf(seed, fixture).minuteMs,
      sheets: sheetsOf(seed, fixture),
      draw: (...name) => unit(seed, game, "players", ...name),
    }),
  );
}

export function playerEvents(played: Played): PlayerEvent[] {
  const { timeline } = played;
  return (["H", "C"] as const)
    .flatMap((side) => sideEvents(played, side))
    .filter(({ at }) => at <= timeline.ends)
    .toSorted((one, other) => one.at - other.at);
}

export function lineUpOf({ lineUps, played }: TeamSheet): LineUp {
  const found = lineUps[played.lineUp];
  if (!found) throw new RangeError(`There is no line-up ${played.lineUp}.`);
  return found;
}

interface OnField {
  /** By place. */
  readonly players: Player[];
  /** Place of the player sent off. */
  off: number | null;
  readonly booked: Set<number>;
}

function sideEvents(played: Played, side: Side): PlayerEvent[] {
  const sheet = played.sheets[side === "H" ? 0 : 1];
  const lineUp = lineUpOf(sheet);
  const field: OnField = { players: [...lineUp.starters], off: null, booked: new Set() };
  const minutes = [...exchangesOf(played, sheet, side), ...incidentsOf(played, side)];
  return minutes
    .toSorted(
      (one, other) => one.minute - other.minute || one.rank - other.rank || one.at - other.at,
    )
    .flatMap(({ happen }) => happen(field, lineUp) ?? []);
}

/** Something of a minute; `rank`: exchanges come first, then the red card, then goals and yellow cards by time. */
interface Happening {
  /** Time at which the minute begins. */
  readonly minute: number;
  readonly rank: number;
  readonly at: number;
  happen(field: OnField, lineUp: LineUp): PlayerEvent | null;
}

function exchangesOf(
  { timeline, minuteMs, draw }: Played,
  sheet: TeamSheet,
  side: Side,
): Happening[] {
  const begins = timeline.snapshots.find(({ period }) => period === "2H")?.at;
  const plan = lineUpOf(sheet).plans[sheet.played.plan] ?? [];
  return plan.flatMap(({ place, player }): Happening[] => {
    const minute = exchangeMinute(draw("exchange", side, player.id));
    if (begins === undefined || minute === null) return [];
    const at = begins + minute * minuteMs;
    return [
      {
        minute: at,
        rank: 0,
        at,
        happen(field) {
          const other = field.players[place] ?? null;
          if (field.off === place) return null;
          field.players[place] = player;
          return { at, kind: "substitution", side, player, other, place, minute };
        },
      },
    ];
  });
}

const RANKS: Readonly<Record<string, number>> = { red: 1, goal: 2, yellow: 2 };

function incidentsOf({ timeline, minuteMs, draw }: Played, side: Side): Happening[] {
  const second = timeline.snapshots.find(({ period }) => period === "2H")?.at ?? Infinity;
  return timeline.incidents.flatMap((incident): Happening[] => {
    const rank = ownValue(RANKS, incident.kind);
    if (incident.side !== side || rank === undefined) return [];
    const { at } = incident;
    const half = at >= second ? second : timeline.begins;
    const minute = half + Math.floor((at - half) / minuteMs) * minuteMs;
    const begun = half === second ? (minute - half) / minuteMs + 1 : 0;
    const named: Draw = (what) => draw(what, side, at);
    const happen = (field: OnField, lineUp: LineUp): PlayerEvent =>
      incident.kind === "goal"
        ? goalOf(incident, field, lineUp, named)
        : { ...cardOf(incident, field, lineUp, named), minute: begun };
    return [{ minute, rank, at, happen }];
  });
}

function goalOf(
  { at, side }: Incident,
  field: OnField,
  { shares }: LineUp,
  draw: Draw,
): PlayerEvent {
  const event = { at, kind: "goal", side: side ?? "H", minute: null } as const;
  if (draw("own goal") < OWN_GOALS) return { ...event, player: null, other: null, place: null };
  const place = placeBy(shareOf(shares.goals, [field.off]), draw("scorer"));
  const maker =
    draw("assisted") < ASSISTED
      ? placeBy(shareOf(shares.assists, [field.off, place]), draw("assist"))
      : null;
  const playerAt = (found: number | null) =>
    found === null ? null : (field.players[found] ?? null);
  return { ...event, player: playerAt(place), other: playerAt(maker), place };
}

function cardOf(
  { at, side, kind }: Incident,
  field: OnField,
  { shares }: LineUp,
  draw: Draw,
): PlayerEvent {
  const weights = shares.positions.map((position, place) =>
    field.booked.has(place) ? 0 : CARD_WEIGHTS[position],
  );
  const isRed = kind === "red";
  const event = {
    at,
    kind: isRed ? "red" : "yellow",
    side: side ?? "H",
    other: null,
    minute: null,
  } as const;
  const all = weights.every((weight) => weight === 0);
  if (all && !isRed) return { ...event, player: null, place: null };
  const falls = all ? weights.map((_, nth) => weightOf(shares, nth)) : shareOf(weights, []);
  const place = placeBy(falls, draw(kind));
  field.booked.add(place);
  if (isRed) field.off = place;
  return { ...event, player: field.players[place] ?? null, place };
}

function placeBy(shares: readonly number[], drawn: number): number {
  let sum = 0;
  for (const [place, share] of shares.entries()) {
    sum += share;
    if (drawn < sum) return place;
  }
  return shares.findLastIndex((share) => share > 0);
}

/** What is settled: what the players did until a time. */
export function deedsUntil(
  sheets: Sheets,
  events: readonly PlayerEvent[],
  { from, time }: { readonly from: number; readonly time: number },
): PlayerDeed[] {
  if (time < from) return [];
  const starters = sheets.flatMap((sheet) => lineUpOf(sheet).starters);
  const did = (kind: PlayerDeed["kind"], player: Player | null): PlayerDeed[] =>
    player ? [{ kind, player: player.id }] : [];
  return [
    ...starters.flatMap((player) => did("on", player)),
    ...events
      .filter(({ at }) => at <= time)
      .flatMap(({ kind, player, other }) => {
        if (kind === "substitution") return did("on", player);
        if (kind !== "goal") return did("card", player);
        return [...did("goal", player), ...did("assist", other)];
      }),
  ];
}
