import type { ChatLine, ChatMessage } from "#contract/chat.ts";

/** A message of a test room, by default of another member. */
export function sampleLine(fields: Partial<ChatMessage> = {}): ChatLine {
  const { id = 1 } = fields;
  return {
    kind: "message",
    id,
    rid: "lobby",
    time: 1_700_000_000_000 + id * 1000,
    userId: "o-1",
    name: "林***8",
    avatar: "",
    vipLevel: 1,
    role: "member",
    clientId: "",
    msg: `第${id}条`,
    reply: null,
    ...fields,
  };
}
