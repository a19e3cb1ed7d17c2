// What the member has chosen and typed for a deposit. The name is not stored: the form holds it.
import * as v from "valibot";
import { storedDraft } from "#session/account/stored-draft.ts";

const short = v.pipe(v.string(), v.maxLength(40));
const draftSchema = v.object({
  choice: v.nullable(v.object({ typeId: short, channelId: v.nullable(short) })),
  /** As typed; null where the member has changed nothing. */
  amount: v.nullable(short),
  /** Index among the coins of the channel. */
  coin: v.number(),
  /** Id of a reward. */
  reward: v.nullable(short),
});
export type DepositDraft = v.InferOutput<typeof draftSchema>;

export const depositDraft = storedDraft<DepositDraft>("deposit", draftSchema, {
  choice: null,
  amount: null,
  coin: 0,
  reward: null,
});
