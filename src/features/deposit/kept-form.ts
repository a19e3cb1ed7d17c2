// Choices and input are stored in the tab, so that they survive a login, a reload or a visit to another page. The
// name is not stored.
import { onceInTab } from "#lib/once-in-tab.ts";
import { useSession } from "#session/account/session-store.ts";
import type { Choice } from "./deposit-choice.ts";
import type { RewardChoice } from "./deposit-reward.ts";

export interface KeptForm {
  readonly choice: Choice | null;
  /** As typed; null where the member has changed nothing. */
  readonly amount: string | null;
  readonly coin: number;
  readonly reward: RewardChoice;
}

export const EMPTY_FORM: KeptForm = { choice: null, amount: null, coin: 0, reward: null };

const LONGEST = 40;
const kept = onceInTab<KeptForm & { readonly userId: string }>("deposit-form", (fields) => {
  const { userId, choice, amount, coin, reward } = fields;
  if (typeof userId !== "string" || typeof coin !== "number") return null;
  return {
    userId,
    choice: readChoice(choice),
    amount: shortText(amount),
    coin,
    reward: shortText(reward),
  };
});

/** Of the logged-in member. */
export function readForm(): KeptForm {
  const form = kept.take();
  const { userId } = useSession.getState();
  if (form === null || form.userId !== userId) return EMPTY_FORM;
  kept.leave(form);
  return form;
}

export function keepForm(form: KeptForm): void {
  const { userId } = useSession.getState();
  if (userId !== null) kept.leave({ ...form, userId });
}

export function dropForm(): void {
  kept.take();
}

function readChoice(value: unknown): Choice | null {
  if (typeof value !== "object" || value === null) return null;
  if (!("typeId" in value && "channelId" in value)) return null;
  const typeId = shortText(value.typeId);
  return typeId === null ? null : { typeId, channelId: shortText(value.channelId) };
}

function shortText(value: unknown): string | null {
  return typeof value === "string" && value.length <= LONGEST ? value : null;
}
