// The protection part of specified-fields.ts. Payloads are this project's own
// (docs/decisions/052-player-protection.md).
import type { CallName } from "./calls.ts";
import { type Needs, of, under } from "./field-needs.ts";

const PAUSE = of("kind from");
const SESSION = under("session", of("since stakedCents returnedCents netCents"));
const INFO: Needs = {
  also: [
    ...of("profile limits session rules time"),
    ...under("limits[]", of("kind window")),
    ...under("limits[].pending", of("askedAt from until")),
    ...SESSION,
    ...under("funds", of("rating version")),
    ...under("pause", PAUSE),
    ...under("optOuts[]", of("market since")),
    ...under("helpLines[]", of("name phone")),
    "lastLogin.at",
    ...under("rules", of("raiseHours timeOutMinHours timeOutMaxHours exclusionMinMonths")),
  ],
};
const ENDING: Needs = { also: ["pause", ...under("pause", PAUSE)] };
const SUMS = of("depositCents withdrawalCents netDepositCents stakedCents returnedCents netCents");

const DOCUMENTS: Needs = { also: ["documents", ...under("documents[]", of("kind state"))] };

export const SPECIFIED_PROTECTION = {
  documentsInfo: DOCUMENTS,
  addDocument: DOCUMENTS,
  sendDocuments: DOCUMENTS,
  protectionInfo: INFO,
  protectionPulse: { also: [...of("session time"), ...SESSION] },
  setLimit: INFO,
  confirmLimit: INFO,
  cancelLimit: INFO,
  declineLimits: INFO,
  acknowledgeFunds: INFO,
  setReview: INFO,
  setRealityCheck: INFO,
  setOptOut: INFO,
  setMarketing: INFO,
  takeTimeOut: ENDING,
  selfExclude: ENDING,
  closeAccount: ENDING,
  protectionStatement: {
    also: [
      ...of("allTime range list"),
      ...under("allTime", SUMS),
      ...under("range", SUMS),
      "list[].key",
      ...under("list[]", SUMS),
    ],
  },
} as const satisfies Partial<Record<CallName, Needs>>;
