import {
  BadgeHelp,
  Banknote,
  CircleUserRound,
  Gift,
  Lightbulb,
  type LucideIcon,
  ReceiptText,
  WalletCards,
} from "lucide-react";
import { FEEDBACK_KINDS, type FeedbackKind } from "#contract/messages.ts";
import { pageAddress } from "#brand/brand.ts";

export const KIND_ICONS: Readonly<Record<FeedbackKind, LucideIcon>> = {
  deposit: WalletCards,
  withdraw: Banknote,
  bet: ReceiptText,
  activity: Gift,
  account: CircleUserRound,
  advice: Lightbulb,
  other: BadgeHelp,
};

/** Kinds that make sense on this site. */
export function feedbackKinds(): readonly FeedbackKind[] {
  const missing = new Set<FeedbackKind>();
  if (pageAddress("savemoney") === null) missing.add("deposit");
  if (pageAddress("discount") === null) missing.add("activity");
  return FEEDBACK_KINDS.filter((kind) => !missing.has(kind));
}
