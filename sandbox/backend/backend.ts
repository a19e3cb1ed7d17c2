// The backend's state and settings, shared by its routes.
import type { DatabaseSync } from "node:sqlite";
import type { SandboxSiteInput } from "../options.ts";
import type { Ports } from "./ports.ts";
import { comparePersons } from "./duties/same-person.ts";
import { createSites, type Sites } from "./wire/sites.ts";
import { createAnswerCache, type AnswerCache } from "./wire/answer-cache.ts";
import type { Answers } from "./wire/call-answers.ts";
import { type Intercept, PASS_THROUGH } from "./wire/intercept.ts";
import { createLocalizer, type Localizer } from "./wire/locale-texts.ts";
import { createReplayGuard, type ReplayGuard } from "./wire/replay-guard.ts";
import { createSeals, type Seals } from "./wire/seals.ts";
import { indexCalls, type ServedCall } from "./wire/served-calls.ts";

export interface BackendSettings {
  readonly sites: readonly SandboxSiteInput[];
  readonly database: DatabaseSync;
  /** Every call of the contract with its answer. */
  readonly answers: Answers;
  readonly ports: Ports;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Simplified to traditional Chinese. */
  readonly toTraditional: (text: string) => string;
  /** By default every call is carried out and answered. */
  readonly intercept?: Intercept;
}

export interface Backend extends Pick<BackendSettings, "database" | "ports" | "now"> {
  readonly calls: ReadonlyMap<string, ServedCall>;
  readonly sites: Sites;
  readonly cache: AnswerCache;
  readonly seals: Seals;
  readonly replays: ReplayGuard;
  readonly localize: Localizer;
  readonly intercept: Intercept;
}

export function createBackend({
  sites,
  toTraditional,
  answers,
  intercept = PASS_THROUGH,
  ...given
}: BackendSettings): Backend {
  comparePersons(given.database, toTraditional);
  return {
    ...given,
    intercept,
    calls: indexCalls(answers),
    sites: createSites(sites),
    cache: createAnswerCache(),
    seals: createSeals(),
    replays: createReplayGuard(),
    localize: createLocalizer(toTraditional),
  };
}
