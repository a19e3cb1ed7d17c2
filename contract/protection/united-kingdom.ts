// Great Britain: Remote gambling and software technical standards (RTS) and Licence conditions and codes of
// practice (LCCP: LC licence condition, SR social responsibility code) of the Gambling Commission.
import type { ProfileRules } from "./duties.ts";

export const UNITED_KINGDOM: ProfileRules = {
  raiseCoolingHours: { value: 24, clause: "RTS 12B", verified: true },
  limitPrompt: { value: true, clause: "RTS 12A", verified: true },
  timeOutMinHours: { value: 24, clause: "LCCP SR 3.3.4", verified: false },
  timeOutMaxHours: { value: 42 * 24, clause: "LCCP SR 3.3.4", verified: false },
  exclusionMinMonths: { value: 6, clause: "LCCP SR 3.5.3", verified: false },
  returnCoolingHours: { value: 24, clause: "LCCP SR 3.5.3", verified: false },
  realityCheckMinutes: { value: 60, clause: "RTS 13B", verified: false },
  sessionClock: { value: true, clause: "RTS 13C", verified: true },
  netPosition: { value: true, clause: "RTS 2E", verified: true },
  gameRules: { value: true, clause: "RTS 3", verified: false },
  streamDelayNotice: { value: true, clause: "RTS 15A", verified: true },
  oddsConsent: { value: true, clause: "RTS 2", verified: false },
  helpLine: { value: true, clause: "LCCP SR 3.3.1", verified: false },
  noAutoplay: { value: true, clause: "RTS 8", verified: true },
  slotSpinMs: { value: 2500, clause: "RTS 14D", verified: false },
  tableRoundMs: { value: 5000, clause: "RTS 14G", verified: true },
  noSpeedUp: { value: true, clause: "RTS 14E", verified: true },
  noLossCelebration: { value: true, clause: "RTS 14F", verified: false },
  noParallelGames: { value: true, clause: "RTS 14C", verified: false },
  noMisleadingDesign: { value: true, clause: "RTS 7", verified: false },
  auditedTables: { value: true, clause: "RTS 17A", verified: true },
  noReverseWithdrawal: { value: true, clause: "RTS 14B", verified: true },
  noCredit: { value: true, clause: "LCCP LC 6.1.2", verified: true },
  noQuickBet: { value: true, clause: "RTS 2", verified: false },
  wageringTimes: { value: 10, clause: "LCCP SR 5.1.1", verified: true },
  marketingOptIn: { value: true, clause: "LCCP SR 5.1.12", verified: true },
  ageBeforePlay: { value: true, clause: "LCCP LC 17.1.1", verified: true },
  harmMarkers: { value: true, clause: "LCCP SR 3.4.3", verified: false },
};
