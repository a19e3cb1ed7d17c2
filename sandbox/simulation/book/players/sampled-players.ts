// The chances of players against simulated matches: how far the share of matches in which a player does something lies
// from its chance, by the rules that settle bets.
import { settlePlayer, type PlayerRule } from "#contract/betting/player-rules.ts";
import type { FootballModel } from "../football/model.ts";
import type { PlayState } from "../football/play-state.ts";
import { randomSequence } from "../random-sequence.ts";
import { playMatch } from "../sports/football.ts";
import type { Pair } from "../timeline.ts";
import { deedsUntil, playerEvents } from "./players-course.ts";
import { type PlayerChances, sidePlayers } from "./side-players.ts";
import { type Sheets, type TeamSheet } from "./team-sheet.ts";

export interface Sampled {
  readonly name: string;
  readonly chance: number;
  readonly share: number;
  /** Distance of the two in standard errors. */
  readonly errors: number;
}

const NONE: Pair = [0, 0];

/** Before the match, when nothing is known but who is missing. */
export const UNKNOWN = {
  lineUp: null,
  off: null,
  booked: [],
  made: [],
  begun: 0,
  begunAtOff: 0,
  goals: new Map<string, number>(),
} as const;

export function kickOff(model: FootballModel): PlayState {
  const now = { goals: NONE, corners: NONE, yellow: NONE, red: NONE };
  return { half: 1, left: model.minutes[0], running: null, now };
}

export const EVEN = { goals: [1, 1], yellow: [1, 1] } as const;

const RULES = {
  firstScorer: ({ first }) => first,
  lastScorer: ({ last }) => last,
  scorer: ({ scorer }) => scorer,
  twoGoals: ({ two }) => two,
  carded: ({ carded }) => carded,
  assist: ({ assist }) => assist,
} as const satisfies Readonly<Record<PlayerRule, (of: PlayerChances) => number>>;
const NAMES = Object.keys(RULES) as PlayerRule[];

interface Sampling {
  readonly seed: number;
  readonly matches: number;
  readonly model: FootballModel;
  readonly sheets: Sheets;
}

export function sampledPlayers({ seed, matches, model, sheets }: Sampling): Sampled[] {
  const counts = new Map<string, number>();
  const count = (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1);
  const squads = sheets.flatMap(({ squad }) => squad);
  for (let match = 0; match < matches; match++) {
    const roll = randomSequence(seed, match);
    const drawn: Sheets = [drawnSheet(sheets[0], roll), drawnSheet(sheets[1], roll)];
    const timeline = playMatch(model, { begins: 0, kind: "FT", roll });
    const { minuteMs } = model;
    const events = playerEvents({ timeline, minuteMs, sheets: drawn, draw: () => roll() });
    const players = deedsUntil(drawn, events, { from: 0, time: timeline.ends });
    const result = { ...ENDED, players };
    const played = new Set(players.map(({ player }) => player));
    for (const { id } of squads.filter((player) => played.has(player.id))) {
      count(`${id} on`);
      for (const rule of NAMES) {
        const code = settlePlayer(rule, id, result);
        if (code === "W") count(`${id} ${rule}`);
        if (rule === "firstScorer" && (code === "W" || code === "L")) count(`${id} onFirst`);
      }
    }
    if (settlePlayer("firstScorer", "N", result) === "W") count("none");
  }
  return compared(model, sheets, (name) => (counts.get(name) ?? 0) / matches).map((one) => ({
    ...one,
    errors: (one.share - one.chance) / Math.sqrt((one.chance * (1 - one.chance)) / matches),
  }));
}

const EMPTY = { half: null, full: null };
const ENDED = { sport: "FT", status: "ended", score: EMPTY, corners: null, cards: null } as const;

function drawnSheet(sheet: TeamSheet, roll: () => number): TeamSheet {
  const drawn = roll();
  let [lineUp, sum] = [0, 0];
  for (const [nth, { chance }] of sheet.lineUps.entries()) {
    if (drawn >= sum) lineUp = nth;
    sum += chance;
  }
  const plans = sheet.lineUps[lineUp]?.plans.length ?? 1;
  return { ...sheet, played: { lineUp, plan: Math.floor(roll() * plans) } };
}

function compared(model: FootballModel, sheets: Sheets, shareOf: (name: string) => number) {
  const found: Omit<Sampled, "errors">[] = [];
  const add = (name: string, chance: number) => {
    if (chance > 0 && chance < 1) found.push({ name, chance, share: shareOf(name) });
  };
  for (const side of [0, 1] as const) {
    const of = { model, state: kickOff(model), side, weights: EVEN };
    const { players, none } = sidePlayers(of, sheets[side], UNKNOWN);
    add("none", none);
    for (const [{ id }, chances] of players) {
      add(`${id} on`, chances.on);
      add(`${id} onFirst`, chances.onFirst);
      for (const rule of NAMES) add(`${id} ${rule}`, RULES[rule](chances));
    }
  }
  return found;
}
