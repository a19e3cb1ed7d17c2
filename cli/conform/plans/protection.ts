// Player protection. Calls that bind the test account for a time get only wrong bodies.
import { changes, given, PAGE, plan } from "../call-plan.ts";

/** No amount that a test account comes near. */
const FAR_CENTS = 10_000_000_000;
const UNKNOWN = "the server does not say what the member has chosen";
const limit = { kind: "deposit", window: "day" } as const;
const ends = "ends every session, and the account cannot be used for a time";

export const PROTECTION_PLANS = [
  plan("documentsInfo", { body: () => ({}) }),
  plan("protectionInfo", { body: () => ({}) }),
  plan("protectionPulse", { body: () => ({}) }),
  plan("protectionStatement", { body: () => ({ by: "day", from: null, to: null, ...PAGE }) }),
  plan("addDocument", {
    changes,
    only: "needs a picture of a document",
    body: () => ({ kind: "identity", image: "/media/none" }),
  }),
  plan("sendDocuments", { changes, only: "needs documents that were uploaded", body: () => ({}) }),
  plan("setLimit", { changes, body: () => ({ ...limit, value: FAR_CENTS }) }),
  plan("confirmLimit", { changes, only: "needs a raise whose wait is over", body: () => limit }),
  plan("cancelLimit", { changes, only: "needs a raise that waits", body: () => limit }),
  plan("declineLimits", { changes, body: () => ({}) }),
  plan("acknowledgeFunds", {
    changes,
    only: "needs a profile that tells how money is protected",
    body: () => ({ version: "none" }),
  }),
  plan("setReview", {
    changes,
    only: "needs a profile that reminds of limits",
    body: () => ({ months: 1 }),
  }),
  plan("setRealityCheck", {
    changes,
    body: (facts) =>
      given(facts.answer("protectionInfo"), UNKNOWN, ({ realityCheckMinutes }) => ({
        minutes: realityCheckMinutes,
      })),
  }),
  plan("setOptOut", {
    changes,
    only: "closes a market for a time",
    body: () => ({ market: "lottery", out: true }),
  }),
  plan("setMarketing", {
    changes,
    body: (facts) =>
      given(facts.answer("protectionInfo"), UNKNOWN, ({ marketing }) => ({
        channels: [...marketing],
      })),
  }),
  plan("takeTimeOut", { changes, only: ends, body: () => ({ hours: 24 }) }),
  plan("selfExclude", { changes, only: ends, body: () => ({ months: 6 }) }),
  plan("closeAccount", { changes, only: ends, body: () => ({}) }),
];
