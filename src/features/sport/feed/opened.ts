// What pages have opened: one list at a time, and matches with every market. Opening the same twice follows
// it once; closing is delayed, as a remounted page opens it again.
import { matchPick, type Pick as PickKind } from "#contract/api/sport-finding.ts";
import { matchDetail, matchList } from "#contract/api/sport.ts";
import type { ShowType, SportType } from "#contract/betting/sports.ts";
import type * as v from "valibot";
import { createFeedChannel, type FeedChannel, type Loaded } from "./feed-channel.ts";
import { noteServerTime } from "./feed-clock.ts";
import { addChannel, changed, dropChannel, send } from "./feed.ts";
import { requestResource } from "./resource.ts";

export interface MatchListFilter {
  readonly sport: SportType;
  readonly show: ShowType;
  /** `yyyy-mm-dd`, `later`, or null for every day. */
  readonly date: string | null;
  /** Empty: all leagues. */
  readonly leagues: readonly string[];
  /** A list over all sports and days in place of the others. */
  readonly picked?: PickedList | null;
}

/** The ids belong to `chosen`. */
export interface PickedList {
  readonly pick: PickKind;
  readonly teams: readonly string[];
  readonly leagues: readonly string[];
  readonly matches: readonly string[];
}

/** Facts of a match that the feed's changes do not carry. */
export type MatchFacts = Pick<
  v.InferOutput<typeof matchDetail.response>,
  "stats" | "events" | "momentum" | "form" | "lineUps"
>;

interface Opened {
  readonly key: string;
  readonly channel: FeedChannel;
  uses: number;
}

const GRACE_MS = 300;
const FACTS_MS = 10_000;

let list: Opened | null = null;
const matches = new Map<string, Opened>();
const facts = new Map<string, MatchFacts>();

export function listChannel(): FeedChannel | null {
  return list?.channel ?? null;
}

export function matchChannel(gameId: string): FeedChannel | null {
  return matches.get(gameId)?.channel ?? null;
}

export function openedFacts(gameId: string): MatchFacts | undefined {
  return facts.get(gameId);
}

/** Follows a list instead of the previous one. @returns how to close it */
export function openList(filter: MatchListFilter): () => void {
  const { sport, show, date, leagues, picked = null } = filter;
  const key = JSON.stringify(picked ?? [sport, show, date, leagues]);
  if (list?.key !== key) {
    const before = list;
    list = { key, channel: newList(filter), uses: 0 };
    // Without any channel the socket would be closed.
    addChannel(list.channel);
    if (before) dropChannel(before.channel);
    changed();
  }
  const opened = list;
  return use(opened, () => {
    if (list === opened) list = null;
    dropChannel(opened.channel);
  });
}

/** Follows every market of a match. @returns how to close it */
export function openMatch(gameId: string): () => void {
  const known = matches.get(gameId);
  const opened = known ?? { key: gameId, channel: newMatch(gameId), uses: 0 };
  if (!known) {
    matches.set(gameId, opened);
    addChannel(opened.channel);
    changed();
  }
  return use(opened, () => {
    matches.delete(gameId);
    facts.delete(gameId);
    dropChannel(opened.channel);
  });
}

function use(opened: Opened, drop: () => void): () => void {
  opened.uses += 1;
  let closed = false;
  return () => {
    if (closed) return;
    closed = true;
    opened.uses -= 1;
    setTimeout(() => {
      if (opened.uses === 0) drop();
    }, GRACE_MS);
  };
}

function newList({ picked = null, ...filter }: MatchListFilter): FeedChannel {
  return picked === null ? newFiltered(filter) : newPicked(picked);
}

function newPicked({ pick, ...ids }: PickedList): FeedChannel {
  const asked = {
    pick,
    utcOffset: -new Date().getTimezoneOffset(),
    teams: [...ids.teams],
    leagues: [...ids.leagues],
    matches: [...ids.matches],
  };
  return createFeedChannel({
    send,
    onChange: changed,
    async load(signal) {
      const answer = await requestResource(matchPick, asked, { signal, quiet: true });
      noteServerTime(answer.time);
      return answer;
    },
  });
}

function newFiltered({ leagues, ...filter }: Omit<MatchListFilter, "picked">): FeedChannel {
  const wanted = new Set(leagues);
  return createFeedChannel({
    send,
    onChange: changed,
    ...(wanted.size === 0 ? {} : { keeps: ({ leagueId }) => wanted.has(leagueId) }),
    async load(signal) {
      const asked = { ...filter, leagues: [...leagues] };
      const answer = await requestResource(matchList, asked, { signal, quiet: true });
      noteServerTime(answer.time);
      return answer;
    },
  });
}

function newMatch(gameId: string): FeedChannel {
  return createFeedChannel({
    send,
    onChange: changed,
    reloadEvery: FACTS_MS,
    async load(signal): Promise<Loaded> {
      const answer = await requestResource(matchDetail, { gameId }, { signal, quiet: true });
      const { match, stats, events, momentum, form, lineUps, ...at } = answer;
      noteServerTime(answer.time);
      if (matches.has(gameId)) facts.set(gameId, { stats, events, momentum, form, lineUps });
      return { ...at, matches: [match], outrights: [] };
    },
  });
}
