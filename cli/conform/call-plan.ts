// What a call of the suite is asked with, and what is known from earlier answers.
import type * as v from "valibot";
import { CALLS, type CallName } from "#contract/api/calls.ts";
import type { ApiCall } from "#contract/api/envelope.ts";
import type { legSchema } from "#contract/api/tickets.ts";
import type { SportMatch } from "#contract/api/sport.ts";
import type { SwitchKey } from "#contract/switches.ts";

type AnswerOf<N extends CallName> = v.InferOutput<(typeof CALLS)[N]["response"]>;
type Input<N extends CallName> = v.InferInput<(typeof CALLS)[N]["request"]>;

/** Of a call that shares its path, what stands in `Request` beside the venue's own fields. */
export type Fields<N extends CallName> =
  Input<N> extends { readonly Request: infer R }
    ? Omit<R, "timestamp" | "token" | "langx" | "remoteip">
    : Input<N>;

export interface Facts {
  /** The latest good answer of a call. */
  answer<N extends CallName>(name: N): AnswerOf<N> | undefined;
  readonly isOn: (key: SwitchKey) => boolean;
  /** Server time. */
  readonly now: () => number;
  /** MD5; null when it was not given. */
  readonly secondPassword: string | null;
}

/** The switch without which no site asks the call, when the brand has it off. */
export function offSwitch({ isOn }: Facts, name: CallName): SwitchKey | null {
  const { switch: owner }: ApiCall = CALLS[name];
  return owner === null || isOn(owner) ? null : owner;
}

/** Asks calls whose answers a body needs. */
export interface Asking {
  ask<N extends CallName>(name: N, fields: Fields<N>): Promise<void>;
}

export interface Plan<N extends CallName> {
  readonly first?: (asking: Asking, facts: Facts) => Promise<void>;
  /** Changes data of the member or of the site. */
  readonly changes?: true;
  /** Why only wrong bodies are sent, such as `needs a code that was sent to a phone`. */
  readonly only?: string;
  /** A text says what the server would have to offer first. */
  readonly body: (facts: Facts) => Fields<N> | string;
}

export type Plans<N extends CallName> = { readonly [Name in N]: Plan<Name> };

/** A body around a value that the server may not offer. */
export function given<T, B>(
  value: T | null | undefined,
  lacks: string,
  body: (value: T) => B,
): B | string {
  return value === null || value === undefined ? lacks : body(value);
}

/** What the lines begin with that the test account writes in the chat. */
export const OWN_LINE = "conform";
export const PAGE = { pageNum: 1, pageSize: 15 } as const;
const DAY = 86_400_000;

/** The last week. */
export const lastWeek = ({ now }: Facts) => ({ from: now() - 7 * DAY, to: now() });

export const chinaDay = (time: number): string =>
  new Date(time + 8 * 3_600_000).toISOString().slice(0, 10);

export function aMatch<B>(facts: Facts, body: (match: SportMatch) => B): B | string {
  return given(facts.answer("matchList")?.matches[0], "no match is listed", body);
}

/** A single of the main handicap, as the slip sends it. */
export function legOf({ gameId, markets }: SportMatch) {
  const market = markets.find(({ state, w }) => state === "open" && w === "R");
  const price = market?.prices.find(({ active }) => active);
  if (market === undefined || price === undefined) return null;
  const { w, line } = market;
  return { priceId: price.id, gameId, w, r: price.r, line, odds: price.odds, score: null };
}

/**
 * Legs of different games, because a match cannot be combined with its own corners or cards. Games with an open bet are
 * left out, because a book may refuse a second bet on them.
 */
export function openLegs(facts: Facts) {
  const matches = facts.answer("matchList")?.matches ?? [];
  const games = new Map(matches.map((match) => [match.gide, match]));
  const taken = new Set(
    facts.answer("openBets")?.list.flatMap(({ legs }) => legs.map(({ gameId }) => gameId)),
  );
  return [...games.values()].flatMap((match) =>
    taken.has(match.gameId) ? [] : (legOf(match) ?? []),
  );
}

/** A leg of a ticket as it is sent again. */
export function sentLeg(leg: SentLeg): SentLeg {
  const { priceId, gameId, w, r, line, odds, score } = leg;
  return { priceId, gameId, w, r, line, odds, score };
}

type SentLeg = v.InferOutput<typeof legSchema>;
