// Shows who has joined, for some seconds; otherwise how often members may write in a room with slow mode.
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { chat } from "./client/chat-deps.ts";

const SHOWN_MS = 5000;
/** Seconds; a shorter pause between messages is not mentioned. */
const SLOW_FROM = 5;

export function RoomNews() {
  const { t } = useTranslation("chat");
  const slow = chat.useState(({ room }) => room?.slowSeconds ?? 0);
  const come = useComing();
  if (come !== null) return t(come.vipLevel > 0 ? "joinedVip" : "joined", { ...come });
  return slow >= SLOW_FROM ? t("slowRoom", { seconds: slow }) : null;
}

/** The member who joined last; null for oneself. */
function useComing() {
  const joined = chat.useState((state) => state.joined);
  const me = chat.useState((state) => state.me?.name);
  const [past, setPast] = useState<typeof joined>(null);
  useEffect(() => {
    const timer = setTimeout(() => setPast(joined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [joined]);
  return joined === past || joined?.name === me ? null : joined;
}
