// Pennsylvania: 58 Pa. Code chapters 809a to 815a (interactive gaming) of the Gaming Control Board.
import type { ProfileRules } from "./duties.ts";

export const PENNSYLVANIA: ProfileRules = {
  raiseAfterWindow: { value: true, clause: "58 Pa. Code § 814a.2", read: "regulator" },
  limitPrompt: { value: true, clause: "58 Pa. Code § 814a.1(e)(4)", read: "regulator" },
  timeOutMinHours: { value: 1, clause: "58 Pa. Code § 814a.2(6)", read: "regulator" },
  timeOutKeepsAccess: { value: true, clause: "58 Pa. Code § 814a.2", read: "quoted" },
  exclusionMinMonths: { value: 12, clause: "58 Pa. Code § 815a.3(d)", read: "quoted" },
  realityCheckMinutes: { value: 60, clause: "58 Pa. Code § 814a.1(e)(2)", read: "regulator" },
  realityCheckMaxMinutes: { value: 60, clause: "58 Pa. Code § 814a.1(e)(2)", read: "regulator" },
  sessionClock: { value: true, clause: "58 Pa. Code § 814a.1(e)(1)", read: "regulator" },
  lastLogin: { value: true, clause: "58 Pa. Code § 812a.9(a)(4), § 814a.1(c)", read: "regulator" },
  helpLine: { value: true, clause: "58 Pa. Code § 814a.1(b)", read: "regulator" },
  ageBeforePlay: { value: true, clause: "58 Pa. Code § 812a.2", read: "regulator" },
  regionGate: { value: true, clause: "58 Pa. Code § 809a.7, § 811a.3(b)(3)(ii)", read: "quoted" },
  harmMarkers: { value: true, clause: "58 Pa. Code § 814a.3(b)(3)(iv)", read: "regulator" },
};
