import * as v from "valibot";
import {
  CHAT_IDS,
  CHAT_RECEIVED,
  chatEnvelopeSchema,
  type ChatName,
  type ChatReceived,
} from "#contract/chat.ts";
import { readFrame } from "#lib/calls/read-frame.ts";

export type ChatFrame = {
  readonly [N in ChatName]: { readonly name: N; readonly data: ChatReceived[N] };
}[ChatName];

const NAMES = new Map(
  (Object.keys(CHAT_IDS) as ChatName[]).map((name) => [CHAT_IDS[name] as number, name]),
);

/** Null for a frame that is too large, unreadable or of an unknown id. */
export function readChatFrame(data: unknown): ChatFrame | null {
  const envelope = readFrame(chatEnvelopeSchema, data);
  if (envelope === null) return null;
  const name = NAMES.get(envelope.msgId);
  return name === undefined ? null : frameOf(name, envelope.msgData ?? {});
}

function frameOf<N extends ChatName>(name: N, data: unknown): ChatFrame | null {
  const read = v.safeParse(CHAT_RECEIVED[name], data);
  // The name and the schema are of the same entry.
  return read.success ? ({ name, data: read.output } as unknown as ChatFrame) : null;
}
