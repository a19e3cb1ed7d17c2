// Malta: Player Protection Directive (Directive 2 of 2018, changed in 2023) of the Malta Gaming Authority. Its text
// was not found, and those who repeat it name the articles of two rules only.
import type { ProfileRules } from "./duties.ts";

const DIRECTIVE = "Player Protection Directive";

export const MALTA: ProfileRules = {
  raiseCoolingHours: { value: 24, clause: DIRECTIVE, read: "quoted" },
  limitPrompt: { value: true, clause: DIRECTIVE, read: "quoted" },
  // Seven days after an exclusion for good; here such an account is never opened again.
  returnCoolingHours: { value: 24, clause: `${DIRECTIVE}, article 11`, read: "quoted" },
  realityCheckMinutes: { value: 60, clause: DIRECTIVE, read: "quoted" },
  sessionClock: { value: true, clause: DIRECTIVE, read: "unread" },
  gameRules: { value: true, clause: `${DIRECTIVE}, article 7`, read: "quoted" },
  helpLine: { value: true, clause: DIRECTIVE, read: "quoted" },
  noCredit: { value: true, clause: DIRECTIVE, read: "unread" },
  ageBeforePlay: { value: true, clause: DIRECTIVE, read: "unread" },
  harmMarkers: { value: true, clause: DIRECTIVE, read: "quoted" },
};
