// The line-ups of a match: who starts, sits on the bench, or is missing and why.
import * as v from "valibot";
import { count, filled, number, orNull, pair, rowsOrNone, text, yesNo } from "./answer-fields.ts";

/** One side of a match, by its players. */
const sideLineUpSchema = v.object({
  formation: text, // `4-3-3`; empty until the line-up is announced
  players: rowsOrNone(
    v.object({
      id: filled,
      name: filled,
      number: count,
      position: v.picklist(["GK", "DF", "MF", "FW"]),
      /** `squad` until the line-up is announced; then who is neither on the field nor on the bench is `out`. */
      state: v.picklist(["start", "bench", "injured", "suspended", "squad", "out"]),
      /** A starter's place in percent from the own goal and from the left; else null. */
      spot: orNull(pair),
    }),
  ),
});
export type SideLineUp = v.InferOutput<typeof sideLineUpSchema>;

export const lineUpsSchema = v.object({
  announced: yesNo,
  announcedAt: number, // an hour before the start, epoch milliseconds
  home: sideLineUpSchema,
  away: sideLineUpSchema,
});
export type LineUps = v.InferOutput<typeof lineUpsSchema>;
