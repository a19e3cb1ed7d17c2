// The fields of an account card, the same for all kinds.
import { CreditCard, type LucideIcon, WalletCards, Coins } from "lucide-react";
import type { TFunction } from "i18next";
import { PAYEE_KINDS, type PayeeKind } from "#contract/payments.ts";
import { isOn } from "#brand/brand.ts";
import type { Payee } from "#domain/payments/payees.ts";

const KINDS = Object.keys(PAYEE_KINDS) as PayeeKind[];

/** Kinds that the brand pays to. */
export function payeeKinds(): readonly PayeeKind[] {
  return KINDS.filter((kind) => isOn(PAYEE_KINDS[kind]));
}

export function kindOf(text: string | undefined): PayeeKind | null {
  return payeeKinds().find((kind) => kind === text) ?? null;
}

export const KIND_ICONS: Readonly<Record<PayeeKind, LucideIcon>> = {
  bank: CreditCard,
  coin: Coins,
  alipay: WalletCards,
};

interface PayeeWords {
  readonly title: string;
  /** Holder, branch, label: whatever there is. */
  readonly detail: string;
}

export function payeeWords(payee: Payee, t: TFunction<"payees">): PayeeWords {
  if ("bank" in payee) {
    const { bankName, holder, branch } = payee;
    return { title: bankName, detail: joined(holder, branch) };
  }
  if ("coin" in payee) {
    const { coin, network, label } = payee;
    return { title: `${coin} · ${network}`, detail: label };
  }
  return { title: t("kind.alipay"), detail: payee.holder };
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" · ");
}
