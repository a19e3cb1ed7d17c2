// Pages of a room's history. They are asked for by time, and lines may share a millisecond: each page begins with
// the time at which the one before ended.
import { CHAT_PAGE, type ChatLine } from "#contract/chat.ts";

export interface HistoryAsked {
  readonly rid: string;
  readonly from: number;
  /** Exclusive; 0: up to now. */
  readonly to: number;
  readonly pageNum: number;
  readonly pageSize: number;
}
interface HistoryPage {
  /** Newest first. */
  readonly list: readonly ChatLine[];
  readonly more: boolean;
}
export type AskHistory = (asked: HistoryAsked) => Promise<HistoryPage>;

interface Place {
  readonly rid: string;
  readonly from: number;
  /** Its time 0: up to now. */
  readonly before: Pick<ChatLine, "id" | "time">;
}

/** The nearest lines with a lower number than `before`. */
export async function linesBefore(
  ask: AskHistory,
  { rid, from, before }: Place,
): Promise<HistoryPage> {
  const to = before.time === 0 ? 0 : before.time + 1;
  for (let pageNum = 1; ; pageNum += 1) {
    const { list, more } = await ask({ rid, from, to, pageNum, pageSize: CHAT_PAGE });
    const older = list.filter(({ id }) => id < before.id);
    // A page full of lines of one millisecond, all of them known.
    if (older.length > 0 || list.length === 0 || !more) return { list: older, more };
  }
}
