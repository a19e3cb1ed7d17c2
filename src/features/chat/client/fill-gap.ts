// Loads what is missing of a room, newest first, until it meets what is known.
import type { ChatLine } from "#contract/chat.ts";
import { type AskHistory, linesBefore } from "./lines-before.ts";
import type { Gap } from "./missing-lines.ts";
import type { RoomLog } from "./room-log.ts";

/** After so many pages the rest is left to scrolling upward. */
const MOST_PAGES = 12;

/** @returns `failed` when the server could not be asked, `cut` when older lines are left to scrolling */
export async function fillGap(
  ask: AskHistory,
  { rid, log, gap }: { readonly rid: string; readonly log: RoomLog; readonly gap: Gap },
  take: (lines: readonly ChatLine[]) => void,
): Promise<"filled" | "cut" | "failed"> {
  let before: Pick<ChatLine, "id" | "time"> = { id: Infinity, time: gap.to };
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await linesBefore(ask, { rid, from: gap.from, before }).catch(() => null);
    if (answer === null) return "failed";
    take(answer.list.toReversed());
    const oldest = answer.list.at(-1);
    if (!answer.more || oldest === undefined) break;
    before = oldest;
    if (page < MOST_PAGES) continue;
    log.cutBefore(oldest.id);
    return "cut";
  }
  log.closeGap(gap);
  return "filled";
}
