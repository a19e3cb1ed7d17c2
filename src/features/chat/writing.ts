// Whether one may write now, and if not, why.
import type { ChatState } from "./client/chat-state.ts";

export type Bar =
  | { readonly kind: "open" }
  | { readonly kind: "closed" }
  | { readonly kind: "allMuted" }
  | { readonly kind: "guest" }
  | { readonly kind: "vip"; readonly level: number }
  | { readonly kind: "muted"; readonly message: string; readonly until: number | null };

/** A room that is being joined takes messages: they wait. */
export function barOf(
  { gone, me, mute, room }: Pick<ChatState, "gone" | "me" | "mute" | "room">,
  now: number,
): Bar {
  if (gone !== "" || room?.open === false) return { kind: "closed" };
  if (mute && (mute.until === null || mute.until > now)) return { kind: "muted", ...mute };
  if (!room || !me) return { kind: "open" };
  if (room.muted) return { kind: "allMuted" };
  if (me.guest && (!room.guests || room.minVipLevel > 0)) return { kind: "guest" };
  if (me.vipLevel < room.minVipLevel) return { kind: "vip", level: room.minVipLevel };
  return { kind: "open" };
}

/** Whole seconds until one may write again in slow mode. */
export function slowSeconds(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}
