// Ontario: Registrar's Standards for Internet Gaming of the Alcohol and Gaming Commission of Ontario.
import type { ProfileRules } from "./duties.ts";

export const ONTARIO: ProfileRules = {
  raiseCoolingHours: { value: 24, clause: "Standard 2.24", read: "regulator" },
  limitPrompt: { value: true, clause: "Standard 2.23", read: "regulator" },
  timeOutMinHours: { value: 24, clause: "Standard 2.13", read: "regulator" },
  timeOutMaxHours: { value: 92 * 24, clause: "Standard 2.13", read: "regulator" },
  exclusionMinMonths: { value: 6, clause: "Standard 2.14", read: "regulator" },
  refundUnstarted: { value: true, clause: "Standard 2.14", read: "regulator" },
  sessionClock: { value: true, clause: "Standard 2.22", read: "quoted" },
  netPosition: { value: true, clause: "Standard 2.21", read: "quoted" },
  gameRules: { value: true, clause: "Standard 4.06", read: "quoted" },
  oddsConsent: { value: true, clause: "Standard 2.15.1", read: "regulator" },
  helpLine: { value: true, clause: "Standard 2.09", read: "regulator" },
  noAutoplay: { value: true, clause: "Standard 2.16", read: "quoted" },
  slotSpinMs: { value: 2500, clause: "Standard 2.18", read: "quoted" },
  noSpeedUp: { value: true, clause: "Standard 2.19", read: "quoted" },
  noLossCelebration: { value: true, clause: "Standard 2.20", read: "quoted" },
  noParallelGames: { value: true, clause: "Standard 2.17", read: "quoted" },
  noMisleadingDesign: { value: true, clause: "Standard 2.15", read: "regulator" },
  noQuickBet: { value: true, clause: "Standard 2.15.1", read: "regulator" },
  marketingOptIn: { value: true, clause: "Standard 2.05", read: "regulator" },
  ageBeforePlay: { value: true, clause: "Standard 3.01", read: "regulator" },
  regionGate: { value: true, clause: "Standard 3.02", read: "quoted" },
  harmMarkers: { value: true, clause: "Standard 2.01", read: "regulator" },
};
