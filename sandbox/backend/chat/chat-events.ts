// What happens in the chat, on its way to the sockets. Calls, moderators and the world announce; the stream listens.
import type { DatabaseSync } from "node:sqlite";
import type { ChatName, ChatReceived } from "#contract/chat.ts";

export type ChatFrame = {
  readonly [N in ChatName]: { readonly name: N; readonly data: ChatReceived[N] };
}[ChatName];

export interface ChatEvent {
  /** Id of the site. */
  readonly site: string;
  /** Only those in this room; everybody on the site without it. */
  readonly rid?: string;
  /** Only this person. */
  readonly userId?: string;
  /** Null: the state of the room has changed, or of all rooms. The stream knows it. */
  readonly frame: ChatFrame | null;
}

type Listener = (event: ChatEvent) => void;
const listeners = new WeakMap<DatabaseSync, Set<Listener>>();

export function announce(database: DatabaseSync, event: ChatEvent): void {
  for (const listener of listeners.get(database) ?? []) listener(event);
}

/** @returns a function that ends it */
export function onAnnounced(database: DatabaseSync, listener: Listener): () => void {
  const all = listeners.get(database) ?? new Set<Listener>();
  listeners.set(database, all.add(listener));
  return () => all.delete(listener);
}
