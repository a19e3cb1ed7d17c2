// Loads what is missing of a room, newest first, until it meets what is known.
import { CHAT_PAGE, type ChatLine } from "#contract/chat.ts";
import type { Gap } from "./missing-lines.ts";
import type { RoomLog } from "./room-log.ts";

export interface HistoryAsked {
  readonly rid: string;
  readonly from: number;
  /** Exclusive; 0: up to now. */
  readonly to: number;
  readonly pageSize: number;
}
/** Newest first. */
export type AskHistory = (
  asked: HistoryAsked,
) => Promise<{ readonly list: readonly ChatLine[]; readonly more: boolean }>;

/** After so many pages the rest is left to scrolling upward. */
const MOST_PAGES = 12;

/** @returns false when the server could not be asked */
export async function fillGap(
  ask: AskHistory,
  { rid, log, gap }: { readonly rid: string; readonly log: RoomLog; readonly gap: Gap },
  take: (lines: readonly ChatLine[]) => void,
): Promise<boolean> {
  let { to } = gap;
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await ask({ rid, from: gap.from, to, pageSize: CHAT_PAGE }).catch(() => null);
    if (answer === null) return false;
    take(answer.list.toReversed());
    const oldest = answer.list.at(-1);
    if (!answer.more || oldest === undefined) break;
    to = oldest.time;
    if (page === MOST_PAGES) log.cutBefore(oldest.id);
  }
  log.closeGap(gap);
  return true;
}
