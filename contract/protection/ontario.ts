// Ontario: Registrar's Standards for Internet Gaming of the Alcohol and Gaming Commission of Ontario.
import type { ProfileRules } from "./duties.ts";

export const ONTARIO: ProfileRules = {
  raiseCoolingHours: { value: 24, clause: "Standard 2.24", verified: true },
  limitPrompt: { value: true, clause: "Standard 2.23", verified: true },
  timeOutMinHours: { value: 24, clause: "Standard 2.13", verified: true },
  timeOutMaxHours: { value: 92 * 24, clause: "Standard 2.13", verified: true },
  exclusionMinMonths: { value: 6, clause: "Standard 2.14", verified: true },
  refundUnstarted: { value: true, clause: "Standard 2.14", verified: true },
  sessionClock: { value: true, clause: "Standard (number not verified)", verified: false },
  netPosition: { value: true, clause: "Standard (number not verified)", verified: false },
  gameRules: { value: true, clause: "Standard (number not verified)", verified: false },
  oddsConsent: { value: true, clause: "Standard 2.15.1", verified: true },
  helpLine: { value: true, clause: "Standard (number not verified)", verified: false },
  noAutoplay: { value: true, clause: "Standard (number not verified)", verified: false },
  slotSpinMs: { value: 2500, clause: "Standard (number not verified)", verified: false },
  noSpeedUp: { value: true, clause: "Standard (number not verified)", verified: false },
  noLossCelebration: { value: true, clause: "Standard (number not verified)", verified: false },
  noParallelGames: { value: true, clause: "Standard (number not verified)", verified: false },
  noMisleadingDesign: { value: true, clause: "Standard 2.15", verified: true },
  noQuickBet: { value: true, clause: "Standard 2.15.1", verified: true },
  marketingOptIn: { value: true, clause: "Standard 2.05", verified: true },
  ageBeforePlay: { value: true, clause: "Standard (number not verified)", verified: false },
  regionGate: { value: true, clause: "Standard (number not verified)", verified: false },
  harmMarkers: { value: true, clause: "Standard 2.01", verified: true },
};
