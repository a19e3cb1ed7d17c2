// The backend's state and settings, shared by its routes.
import type { DatabaseSync } from "node:sqlite";
import type { Ports } from "../ports.ts";
import type { AnswerCache } from "./answer-cache.ts";
import type { Hooks } from "./hooks.ts";
import type { Intercept } from "./intercept.ts";
import type { Localizer } from "./locale-texts.ts";
import type { ReplayGuard } from "./replay-guard.ts";
import type { Seals } from "./seals.ts";
import type { ServedCall } from "./served-calls.ts";
import type { Sites } from "./sites.ts";

export interface Backend {
  readonly database: DatabaseSync;
  readonly ports: Ports;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly calls: ReadonlyMap<string, ServedCall>;
  readonly sites: Sites;
  readonly cache: AnswerCache;
  readonly seals: Seals;
  readonly replays: ReplayGuard;
  readonly hooks: Hooks;
  readonly localize: Localizer;
  readonly intercept: Intercept;
}
