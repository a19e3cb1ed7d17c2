// Answers of the calls of player protection, for tests.
import type { Limit, ProtectionInfo } from "#contract/api/protection.ts";

export function sampleLimit(fields: Partial<Limit> = {}): Limit {
  return {
    kind: "deposit",
    window: "day",
    value: null,
    used: 0,
    remaining: null,
    freesAt: null,
    pending: null,
    ...fields,
  };
}

export function sampleInfo(now: number, fields: Partial<ProtectionInfo> = {}): ProtectionInfo {
  return {
    profile: "uk",
    limits: [sampleLimit()],
    session: {
      since: now - 90 * 60_000,
      stakedCents: 50_000,
      returnedCents: 42_000,
      netCents: -8000,
    },
    limitChoice: false,
    funds: null,
    realityCheckMinutes: null,
    reviewMonths: null,
    pause: null,
    optOuts: [],
    marketing: [],
    helpLines: [],
    lastLogin: null,
    message: "",
    rules: {
      raiseHours: 24,
      raiseAfterWindow: false,
      limitPrompt: false,
      timeOutMinHours: 24,
      timeOutMaxHours: 1008,
      exclusionMinMonths: 6,
      realityCheckMaxMinutes: null,
      canCancelWithdrawal: false,
    },
    time: now,
    ...fields,
  };
}
