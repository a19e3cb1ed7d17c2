// The reality check, and the channels over which a member wants marketing.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { MARKETING_CHANNELS, type MarketingChannel } from "#contract/protection/controls.ts";
import type { SiteDuties } from "./site-duties.ts";

const ChoiceSchema = v.object({
  realityMinutes: v.nullable(v.number()),
  /** 1: the member chose, also "off". */
  realityChosen: v.number(),
  channels: v.pipe(
    v.string(),
    v.transform((text): unknown => JSON.parse(text)),
    v.array(v.picklist(MARKETING_CHANNELS)),
  ),
});
type Choice = v.InferOutput<typeof ChoiceSchema>;

/** No marketing before the member asks for it (SR 5.1.12, Standard 2.05). */
const FIRST: Choice = { realityMinutes: null, realityChosen: 0, channels: [] };

function readChoice(database: DatabaseSync, member: number): Choice {
  const row = database.prepare("SELECT * FROM own_choice WHERE member = ?").get(member);
  return row === undefined ? FIRST : v.parse(ChoiceSchema, row);
}

function writeChoice(database: DatabaseSync, member: number, change: Partial<Choice>): void {
  const { realityMinutes, realityChosen, channels } = {
    ...readChoice(database, member),
    ...change,
  };
  database
    .prepare(
      `INSERT OR REPLACE INTO own_choice (member, realityMinutes, realityChosen, channels)
      VALUES (?, ?, ?, ?)`,
    )
    .run(member, realityMinutes, realityChosen, JSON.stringify(channels));
}

/** The member's interval, within what the profile allows; null: off. */
export function realityCheckOf(
  database: DatabaseSync,
  member: number,
  { realityCheckMinutes, realityCheckMaxMinutes }: SiteDuties,
): number | null {
  const { realityMinutes, realityChosen } = readChoice(database, member);
  const chosen = realityChosen === 1 ? realityMinutes : realityCheckMinutes;
  if (realityCheckMaxMinutes === null) return chosen;
  return Math.min(chosen ?? realityCheckMaxMinutes, realityCheckMaxMinutes);
}

export function chooseRealityCheck(
  database: DatabaseSync,
  member: number,
  minutes: number | null,
): void {
  writeChoice(database, member, { realityMinutes: minutes, realityChosen: 1 });
}

export function channelsOf(database: DatabaseSync, member: number): readonly MarketingChannel[] {
  return readChoice(database, member).channels;
}

export function chooseChannels(
  database: DatabaseSync,
  member: number,
  channels: readonly MarketingChannel[],
): void {
  const chosen = MARKETING_CHANNELS.filter((channel) => channels.includes(channel));
  writeChoice(database, member, { channels: chosen });
}
