// The database, the clock and the providers that settlement of deposits needs.
import type { DatabaseSync } from "node:sqlite";
import type { Ports } from "../ports.ts";

export interface Deposits {
  readonly database: DatabaseSync;
  readonly ports: Pick<Ports, "payments">;
  readonly time: number;
}
