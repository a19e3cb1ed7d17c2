// Tells a screen reader of new messages: the last one, at most every few seconds, so that a busy room is no flood.
import { useEffect, useState } from "react";
import type { ChatMessage } from "#contract/chat.ts";
import { srOnly } from "#ui/text/sr-only.ts";
import { chat } from "./client/chat-deps.ts";
import { useHiddenPeople } from "./hidden-people.ts";

const EVERY_MS = 5000;

export function NewLineAnnouncer() {
  const [text, setText] = useState("");
  useEffect(() => {
    let told = chat.useState.getState().lines.at(-1)?.id ?? 0;
    const tell = () => {
      const line = lastOfOthers(told);
      if (line === undefined) return;
      told = line.id;
      setText(`${line.name}：${line.msg}`);
    };
    const timer = setInterval(tell, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <p aria-live="polite" className={srOnly}>
      {text}
    </p>
  );
}

/** The newest message after a line, but none of the player's own and of hidden people. */
function lastOfOthers(told: number): ChatMessage | undefined {
  const { lines, me } = chat.useState.getState();
  const hidden = useHiddenPeople.getState().ids;
  return lines.findLast(
    (line): line is ChatMessage =>
      line.kind === "message" &&
      line.id > told &&
      line.userId !== me?.userId &&
      !hidden.has(line.userId),
  );
}
