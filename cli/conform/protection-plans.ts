// The calls of player protection. Those that bind the test account for a time get only wrong bodies.
import type { CallName } from "#contract/api/calls.ts";
import { given, PAGE, type Plans } from "./call-plan.ts";

const changes = true as const;
/** No amount that a test account comes near. */
const FAR_CENTS = 10_000_000_000;
const UNKNOWN = "the server does not say what the member has chosen";

export const PROTECTION_READS = {
  documentsInfo: { body: () => ({}) },
  protectionInfo: { body: () => ({}) },
  protectionPulse: { body: () => ({}) },
  protectionStatement: { body: () => ({ by: "day", from: null, to: null, ...PAGE }) },
} satisfies Partial<Plans<CallName>>;

const limit = { kind: "deposit", window: "day" } as const;
const ends = "ends every session, and the account cannot be used for a time";

export const PROTECTION_CHANGES = {
  addDocument: {
    changes,
    only: "needs a picture of a document",
    body: () => ({ kind: "identity", image: "/media/none" }),
  },
  sendDocuments: { changes, only: "needs documents that were uploaded", body: () => ({}) },
  setLimit: { changes, body: () => ({ ...limit, value: FAR_CENTS }) },
  confirmLimit: { changes, only: "needs a raise whose wait is over", body: () => limit },
  cancelLimit: { changes, only: "needs a raise that waits", body: () => limit },
  declineLimits: { changes, body: () => ({}) },
  acknowledgeFunds: {
    changes,
    only: "needs a profile that tells how money is protected",
    body: () => ({ version: "none" }),
  },
  setReview: {
    changes,
    only: "needs a profile that reminds of limits",
    body: () => ({ months: 1 }),
  },
  setRealityCheck: {
    changes,
    body: (facts) =>
      given(facts.answer("protectionInfo"), UNKNOWN, ({ realityCheckMinutes }) => ({
        minutes: realityCheckMinutes,
      })),
  },
  setOptOut: {
    changes,
    only: "closes a market for a time",
    body: () => ({ market: "lottery", out: true }),
  },
  setMarketing: {
    changes,
    body: (facts) =>
      given(facts.answer("protectionInfo"), UNKNOWN, ({ marketing }) => ({
        channels: [...marketing],
      })),
  },
  takeTimeOut: { changes, only: ends, body: () => ({ hours: 24 }) },
  selfExclude: { changes, only: ends, body: () => ({ months: 6 }) },
  closeAccount: { changes, only: ends, body: () => ({}) },
} satisfies Partial<Plans<CallName>>;
