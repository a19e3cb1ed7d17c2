// Ids of chat rooms. Apart from the schemas of the chat, which the first paint does without.

/** The room that is always there. */
export const CHAT_LOBBY = "lobby";

const MATCH = "match-";

export function matchRoom(gameId: string): string {
  return MATCH + gameId;
}

/** @returns the match of a room; null for another kind of room */
export function matchOfRoom(rid: string): string | null {
  return rid.startsWith(MATCH) ? rid.slice(MATCH.length) : null;
}
