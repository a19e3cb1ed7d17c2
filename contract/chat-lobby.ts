/** The room that is always there. Apart from the schemas of the chat, which the first paint does without. */
export const CHAT_LOBBY = "lobby";
