import type { SwitchKey } from "#contract/switches.ts";
import type { SiteView } from "../wire/sites.ts";
import type { Connection } from "./connection.ts";

/** What a WebSocket path serves. */
export interface Stream {
  readonly path: string;
  /** Refused on sites where this switch is off. */
  readonly needs: SwitchKey;
  connect(connection: Connection, view: SiteView): StreamClient;
}

export interface StreamClient {
  /** @param message parsed JSON, not checked */
  receive(message: unknown): void;
  leave(): void;
}
