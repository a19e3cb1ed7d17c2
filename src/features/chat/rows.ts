// The rows of the list: lines of the room without those of hidden people, then one's own that wait.
import type { ChatLine } from "#contract/chat.ts";
import type { Pending } from "./client/chat-state.ts";

export type ChatRow =
  | {
      readonly kind: "line";
      readonly key: string;
      readonly line: ChatLine;
      /** Follows another of the same person: without name and picture. */
      readonly follows: boolean;
    }
  | { readonly kind: "pending"; readonly key: string; readonly pending: Pending };

const TOGETHER_MS = 120_000;

export function chatRows(
  lines: readonly ChatLine[],
  {
    hidden,
    pending,
    rid,
  }: {
    readonly hidden: ReadonlySet<string>;
    readonly pending: readonly Pending[];
    readonly rid: string | null;
  },
): ChatRow[] {
  const rows: ChatRow[] = [];
  let before: ChatLine | undefined;
  for (const line of lines) {
    if (hidden.has(line.userId)) continue;
    const follows =
      line.kind === "message" &&
      before?.kind === "message" &&
      before.userId === line.userId &&
      line.role !== "system" &&
      line.time - before.time < TOGETHER_MS;
    rows.push(rowOf(line, follows));
    before = line;
  }
  for (const message of pending) {
    if (message.rid !== rid) continue;
    rows.push({ kind: "pending", key: message.clientId, pending: message });
  }
  return rows;
}

type LineRow = Extract<ChatRow, { kind: "line" }>;
/** The room has thousands of lines, and changes many times a second. */
const known = new WeakMap<ChatLine, LineRow>();

function rowOf(line: ChatLine, follows: boolean): LineRow {
  const before = known.get(line);
  if (before?.follows === follows) return before;
  // An own message keeps its key when it arrives, so that its row is not drawn anew.
  const row: LineRow = { kind: "line", key: line.clientId || `line ${line.id}`, line, follows };
  known.set(line, row);
  return row;
}

/** Ends a name, as a space does. */
const NAMED = /(@[^\s@，。！？、：；,!?:;]{1,20})/;

/** Parts of a text; those that name somebody by `@`. */
export function textParts(
  msg: string,
): readonly { readonly text: string; readonly name: boolean }[] {
  return msg
    .split(NAMED)
    .filter((text) => text !== "")
    .map((text) => ({ text, name: text.startsWith("@") && text.length > 1 }));
}
