import { serverNow } from "#lib/time/clock.ts";
import { useNow } from "#lib/time/use-now.ts";
import { chat } from "./client/chat-deps.ts";
import { type Bar, barOf, slowSeconds } from "./writing.ts";

interface Writing {
  /** Whether one may write now. */
  readonly bar: Bar;
  /** Left of slow mode. */
  readonly seconds: number;
  /** There is no such room any more. */
  readonly gone: boolean;
}

export function useWriting(): Writing {
  const gone = chat.useState((state) => state.gone);
  const me = chat.useState((state) => state.me);
  const mute = chat.useState((state) => state.mute);
  const room = chat.useState((state) => state.room);
  const slowUntil = chat.useState((state) => state.slowUntil);
  useNow();
  const now = serverNow();
  return {
    bar: barOf({ gone, me, mute, room }, now),
    seconds: slowSeconds(slowUntil, now),
    gone: gone !== "",
  };
}
