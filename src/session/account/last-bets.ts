// The member's open bets as they were last answered, for a visit without a network. Read only; cleared with the login.
import * as v from "valibot";
import { storage } from "#lib/browser/storage.ts";
import { useSession } from "./session-store.ts";

const KEY = "lastBets";

const LastBetsSchema = v.object({
  userId: v.string(),
  /** Epoch milliseconds of the answer. */
  time: v.number(),
  /** May be more than are listed. */
  total: v.number(),
  bets: v.array(
    v.object({
      id: v.string(),
      placedAt: v.number(),
      /** `铁港联队 +0.5 @ 0.84 香港盘` */
      title: v.string(),
      /** `海岸联赛 · 海潮联合 vs 北境守卫`, one for each leg. */
      matches: v.array(v.string()),
      riskCents: v.number(),
      winCents: v.number(),
    }),
  ),
});

/** Texts are in the locale that they were answered in. */
export type LastBets = v.InferOutput<typeof LastBetsSchema>;
export type LastBet = LastBets["bets"][number];

export function storeLastBets(bets: LastBets): void {
  storage.write(KEY, JSON.stringify(bets));
}

/** Of the member who is logged in; null when none are stored. */
export function lastBets(): LastBets | null {
  return lastBetsOf(useSession.getState().userId);
}

/** The same for a view, which another tab may log out. */
export function useLastBets(): LastBets | null {
  return lastBetsOf(useSession(({ userId }) => userId));
}

function lastBetsOf(userId: string | null): LastBets | null {
  const stored = storage.read(KEY, readLastBets);
  return stored !== null && stored.userId === userId ? stored : null;
}

/** Removes those of anybody but the member who is logged in, at every start and change of the session. */
export function dropOthersBets(): void {
  if (lastBets() === null) storage.remove(KEY);
}

function readLastBets(text: string): LastBets | null {
  try {
    return v.parse(LastBetsSchema, JSON.parse(text));
  } catch {
    return null;
  }
}
