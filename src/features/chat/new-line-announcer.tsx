// Tells a screen reader of new messages: the last one, at most every few seconds, so that a busy room is no flood.
import { useEffect, useState } from "react";
import { srOnly } from "../../ui/sr-only.ts";
import { chat } from "./client/chat-deps.ts";

const EVERY_MS = 5000;

export function NewLineAnnouncer() {
  const [text, setText] = useState("");
  useEffect(() => {
    let told = newest()?.id ?? 0;
    const tell = () => {
      const line = newest();
      if (line?.kind !== "message" || line.id <= told) return;
      told = line.id;
      // Who has written it knows it.
      if (line.userId === chat.useState.getState().me?.userId) return;
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

function newest() {
  return chat.useState.getState().lines.at(-1);
}
