// Pennsylvania: 58 Pa. Code chapters 812a (player accounts) and 814a (compulsive and problem gambling).
import type { ProfileRules } from "./duties.ts";

export const PENNSYLVANIA: ProfileRules = {
  raiseAfterWindow: { value: true, clause: "58 Pa. Code § 814a.2", verified: true },
  limitPrompt: { value: true, clause: "58 Pa. Code § 814a.1(e)(4)", verified: true },
  timeOutMinHours: { value: 1, clause: "58 Pa. Code § 814a.2(6)", verified: true },
  timeOutKeepsAccess: { value: true, clause: "58 Pa. Code § 814a.2", verified: false },
  exclusionMinMonths: { value: 12, clause: "58 Pa. Code § 815a.3", verified: false },
  realityCheckMinutes: { value: 60, clause: "58 Pa. Code § 814a.1(e)(2)", verified: true },
  realityCheckMaxMinutes: { value: 60, clause: "58 Pa. Code § 814a.1(e)(2)", verified: true },
  sessionClock: { value: true, clause: "58 Pa. Code § 814a.1(e)(1)", verified: true },
  lastLogin: { value: true, clause: "58 Pa. Code § 812a.9(a)(4), § 814a.1(c)", verified: true },
  helpLine: { value: true, clause: "58 Pa. Code § 814a.1(b)", verified: true },
  marketingOptIn: { value: true, clause: "58 Pa. Code § 814a.1(d)", verified: true },
  ageBeforePlay: { value: true, clause: "58 Pa. Code § 812a.2", verified: true },
  regionGate: { value: true, clause: "58 Pa. Code (section not verified)", verified: false },
  harmMarkers: { value: true, clause: "58 Pa. Code § 814a.3", verified: false },
};
