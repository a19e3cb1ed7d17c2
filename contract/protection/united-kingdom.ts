// Great Britain: Remote gambling and software technical standards (RTS) and Licence conditions and codes of
// practice (LCCP: LC licence condition, SR social responsibility code) of the Gambling Commission; statutory instruments.
import type { ProfileRules } from "./duties.ts";

/** Regulation 5 of the Operating Licence Conditions Regulations 2007, as inserted. */
const SLOT_STAKES = "SI 2025/215, regulation 2";

export const UNITED_KINGDOM: ProfileRules = {
  raiseCoolingHours: { value: 24, clause: "RTS 12B", read: "regulator" },
  limitPrompt: { value: true, clause: "RTS 12A", read: "regulator" },
  limitChoice: { value: true, clause: "RTS 12A", read: "quoted" },
  fundsNotice: { value: true, clause: "LCCP LC 4.2.1", read: "regulator" },
  reviewMonths: { value: 6, clause: "RTS 12", read: "quoted" },
  timeOutMinHours: { value: 24, clause: "LCCP SR 3.3.4", read: "quoted" },
  timeOutMaxHours: { value: 42 * 24, clause: "LCCP SR 3.3.4", read: "quoted" },
  exclusionMinMonths: { value: 6, clause: "LCCP SR 3.5.3", read: "quoted" },
  returnCoolingHours: { value: 24, clause: "LCCP SR 3.5.3", read: "unread" },
  samePerson: { value: true, clause: "LCCP SR 3.5.3", read: "quoted" },
  // Of intervals on offer, the first is the shortest.
  realityCheckMinutes: { value: 15, clause: "RTS 13B", read: "quoted" },
  sessionClock: { value: true, clause: "RTS 13C", read: "regulator" },
  netPosition: { value: true, clause: "RTS 2E", read: "regulator" },
  gameRules: { value: true, clause: "RTS 3A, 3C", read: "quoted" },
  streamDelayNotice: { value: true, clause: "RTS 15A", read: "regulator" },
  oddsConsent: { value: true, clause: "RTS 2C", read: "quoted" },
  helpLine: { value: true, clause: "LCCP SR 3.3.1", read: "quoted" },
  noAutoplay: { value: true, clause: "RTS 8", read: "regulator" },
  slotSpinMs: { value: 2500, clause: "RTS 14D", read: "quoted" },
  tableRoundMs: { value: 5000, clause: "RTS 14G", read: "regulator" },
  slotStakePence: { value: 500, clause: SLOT_STAKES, read: "regulator" },
  slotStakeYoungPence: { value: 200, clause: SLOT_STAKES, read: "regulator" },
  noSpeedUp: { value: true, clause: "RTS 14E", read: "regulator" },
  noLossCelebration: { value: true, clause: "RTS 14F", read: "quoted" },
  noParallelGames: { value: true, clause: "RTS 14C", read: "quoted" },
  noMisleadingDesign: { value: true, clause: "RTS 7C", read: "quoted" },
  auditedTables: { value: true, clause: "RTS 17A", read: "regulator" },
  noReverseWithdrawal: { value: true, clause: "RTS 14B", read: "regulator" },
  noCredit: { value: true, clause: "LCCP LC 6.1.2", read: "regulator" },
  noQuickBet: { value: true, clause: "RTS 2B", read: "quoted" },
  wageringTimes: { value: 10, clause: "LCCP SR 5.1.1", read: "regulator" },
  marketingOptIn: { value: true, clause: "LCCP SR 5.1.12", read: "regulator" },
  ageBeforePlay: { value: true, clause: "LCCP LC 17.1.1", read: "regulator" },
  harmMarkers: { value: true, clause: "LCCP SR 3.4.3", read: "quoted" },
  harmStops: { value: true, clause: "LCCP SR 3.4.3", read: "regulator" },
};
