// Malta: Player Protection Directive (Directive 2 of 2018) of the Malta Gaming Authority. The Authority's own
// answers to licensees name the duties but not the articles.
import type { ProfileRules } from "./duties.ts";

const DIRECTIVE = "Player Protection Directive (article not verified)";

export const MALTA: ProfileRules = {
  raiseCoolingHours: { value: 24, clause: DIRECTIVE, verified: false },
  limitPrompt: { value: true, clause: DIRECTIVE, verified: false },
  timeOutMinHours: { value: 24, clause: DIRECTIVE, verified: false },
  returnCoolingHours: {
    value: 24,
    clause: "Player Protection Directive, article 11",
    verified: false,
  },
  realityCheckMinutes: { value: 60, clause: DIRECTIVE, verified: false },
  sessionClock: { value: true, clause: DIRECTIVE, verified: false },
  gameRules: { value: true, clause: DIRECTIVE, verified: false },
  helpLine: { value: true, clause: DIRECTIVE, verified: false },
  noCredit: { value: true, clause: DIRECTIVE, verified: false },
  ageBeforePlay: { value: true, clause: DIRECTIVE, verified: false },
  harmMarkers: { value: true, clause: DIRECTIVE, verified: false },
};
