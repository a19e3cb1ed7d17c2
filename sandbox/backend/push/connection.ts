import type { Locale } from "#contract/locales.ts";

/** A socket as the feed sees it. */
export interface Connection {
  readonly locale: Locale;
  send(text: string): void;
  close(): void;
}

/** How messages reach the sockets; the sandbox plants loss and delay here. */
export interface Delivery {
  /** While true, nothing but heartbeats is sent. */
  isPaused(): boolean;
  send(connection: Connection, text: string): void;
  /** Wraps what sends the deltas of one subscription. */
  deltas(send: (text: string) => void): (text: string) => void;
}

export const DIRECT: Delivery = {
  isPaused: () => false,
  send: (connection, text) => connection.send(text),
  deltas: (send) => send,
};
