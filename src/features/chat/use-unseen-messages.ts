// How many messages of others have come below while the reader was further up.
import { useEffect, useRef, useState } from "react";
import type { ChatRow } from "./rows.ts";

interface Reader {
  /** The writer of own messages; null for nobody yet. */
  readonly userId: string | null;
  readonly isAtEnd: () => boolean;
}

export function useUnseenMessages(rows: readonly ChatRow[], { userId, isAtEnd }: Reader) {
  const [unseen, setUnseen] = useState(0);
  const last = useRef(newest(rows));
  useEffect(() => {
    const before = last.current;
    last.current = newest(rows);
    if (before === 0 || last.current <= before || isAtEnd()) return;
    const more = rows.filter(
      (row) => row.kind === "line" && row.line.id > before && row.line.userId !== userId,
    ).length;
    setUnseen((count) => count + more);
  }, [rows, userId, isAtEnd]);
  return { unseen, seen: () => setUnseen(0) };
}

function newest(rows: readonly ChatRow[]): number {
  const row = rows.findLast((one) => one.kind === "line");
  return row?.kind === "line" ? row.line.id : 0;
}
