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
import * as PAGES from "#contract/pages.ts";
import { hasPage } from "../../brand/brand.ts";

export const KIND_ICONS: Readonly<Record<FeedbackKind, LucideIcon>> = {
  deposit: WalletCards,
  withdraw: Banknote,
  bet: ReceiptText,
  activity: Gift,
  account: CircleUserRound,
  advice: Lightbulb,
  other: BadgeHelp,
};

const PAGES_OF: Partial<Readonly<Record<FeedbackKind, string>>> = {
  deposit: PAGES.savemoney,
  activity: PAGES.discount,
};

/** Kinds that make sense on this site. */
export function feedbackKinds(): readonly FeedbackKind[] {
  return FEEDBACK_KINDS.filter((kind) => {
    const page = PAGES_OF[kind];
    return page === undefined || hasPage(page);
  });
}
