// What a call of the suite is asked with, and what is known from earlier answers.
import { randomUUID } from "node:crypto";
import type * as v from "valibot";
import { CALLS, type CallName, MONEY_STATUS } from "#contract/api/calls.ts";
import type { ApiCall } from "#contract/api/envelope.ts";
import type { legSchema } from "#contract/api/tickets.ts";
import type { SportMatch } from "#contract/api/sport.ts";
import type { SwitchKey } from "#contract/switches.ts";

export type AnswerOf<N extends CallName> = v.InferOutput<(typeof CALLS)[N]["response"]>;
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
export function offSwitch({ isOn }: Pick<Facts, "isOn">, name: CallName): SwitchKey | null {
  const { switch: owner }: ApiCall = CALLS[name];
  return owner === null || isOn(owner) ? null : owner;
}

/** Asks calls whose answers a body needs. */
export interface Asking {
  ask<N extends CallName>(name: N, fields: Fields<N>): Promise<void>;
}

/** The same form for every call; what is asked, and when, follows from it. */
export interface Plan<N extends CallName> {
  readonly first?: (asking: Asking, facts: Facts) => Promise<void>;
  /** Changes data of the member or of the site. */
  readonly changes?: true;
  /** Asks about what money calls have made. */
  readonly late?: true;
  /** Why only wrong bodies are sent, such as `needs a code that was sent to a phone`. */
  readonly only?: string;
  /** A text says what the server would have to offer first. */
  readonly body: (facts: Facts) => Fields<N> | string;
}

/** Of a call that moves money. */
interface MoneyPlan<N extends MoneyName> extends Plan<N> {
  /** Another body of the same kind. */
  readonly other: (fields: Fields<N>) => Fields<N>;
}

export type MoneyName = keyof typeof MONEY_STATUS;
export const isMoney = (name: CallName): name is MoneyName => Object.hasOwn(MONEY_STATUS, name);

/** A plan without the types of its call. */
export interface CallPlan extends Pick<Plan<CallName>, "first" | "changes" | "late" | "only"> {
  readonly name: CallName;
  readonly bodies: (facts: Facts) => Bodies | string;
}

export interface Bodies {
  readonly body: object;
  /** Of a call that moves money; otherwise the same. */
  readonly other: object;
}

export const plan = <N extends Exclude<CallName, MoneyName>>(
  name: N,
  asked: NoInfer<Plan<N>>,
): CallPlan => callPlan(name, asked, (body) => body);

export const moneyPlan = <N extends MoneyName>(name: N, asked: NoInfer<MoneyPlan<N>>): CallPlan =>
  callPlan(name, asked, asked.other);

function callPlan<N extends CallName>(
  name: N,
  { body: bodyOf, first, changes: isChange, late, only }: Plan<N>,
  other: (fields: Fields<N>) => Fields<N>,
): CallPlan {
  return {
    name,
    first,
    changes: isChange,
    late,
    only,
    bodies(facts) {
      const body = bodyOf(facts);
      return typeof body === "string" ? body : { body, other: other(body) };
    },
  };
}

/** A body around a value that the server may not offer. */
export function given<T, B>(
  value: T | null | undefined,
  lacks: string,
  body: (value: T) => B,
): B | string {
  return value === null || value === undefined ? lacks : body(value);
}

export const changes = true as const;
export const none = () => ({});
export const CODE = "needs a code that was sent to a phone or an e-mail address";
/** An MD5 that no password has. */
export const HASH = "0".repeat(32);
/** Of a call that tells how another one has ended. */
export const unknownKey = { body: () => ({ key: randomUUID() }) };
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
export function sentLeg({ parts = [], ...leg }: SentLeg): SentLeg {
  return { ...termsOf(leg), ...(parts.length > 0 && { parts: parts.map(termsOf) }) };
}

function termsOf({ priceId, gameId, w, r, line, odds, score }: SentLeg): SentLeg {
  return { priceId, gameId, w, r, line, odds, score };
}

type SentLeg = v.InferOutput<typeof legSchema>;
