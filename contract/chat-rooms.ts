// Ids of chat rooms. Apart from the schemas of the chat, which the first paint does without.

/** The room that is always there. */
export const CHAT_LOBBY = "lobby";

const MATCH = "match-";

/** A game has one room: its corners and cards, offered as matches of their own, have the same `gide`. */
export function gameRoom({ gide }: { readonly gide: string }): string {
  return MATCH + gide;
}

/** @returns the `gide` of a room's game; null for another kind of room */
export function gameOfRoom(rid: string): string | null {
  return rid.startsWith(MATCH) ? rid.slice(MATCH.length) : null;
}
