// Puts the backend together: its settings, and what subjects do around every call.
import type { DatabaseSync } from "node:sqlite";
import type { SandboxSiteInput } from "../options.ts";
import type { Ports } from "./ports.ts";
import { comparePersons } from "./duties/same-person.ts";
import { createSites } from "./wire/sites.ts";
import { withCountedLevel } from "./levels/count-level.ts";
import { passGate } from "./protection/gate.ts";
import { uploadCookie } from "./uploads/upload-cookie.ts";
import type { Backend } from "./wire/backend.ts";
import type { Hooks } from "./wire/hooks.ts";
import { createAnswerCache } from "./wire/answer-cache.ts";
import type { Answers } from "./wire/call-answers.ts";
import { type Intercept, PASS_THROUGH } from "./wire/intercept.ts";
import { createLocalizer } from "./wire/locale-texts.ts";
import { createReplayGuard } from "./wire/replay-guard.ts";
import { createSeals } from "./wire/seals.ts";
import { indexCalls } from "./wire/served-calls.ts";

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

const HOOKS: Hooks = {
  beforeAnswer: [passGate, withCountedLevel],
  cookie: uploadCookie,
};

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
    hooks: HOOKS,
    calls: indexCalls(answers),
    sites: createSites(sites),
    cache: createAnswerCache(),
    seals: createSeals(),
    replays: createReplayGuard(),
    localize: createLocalizer(toTraditional),
  };
}
