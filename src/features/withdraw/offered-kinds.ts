import type { PartName } from "#contract/layers.ts";
import type { PayeeKind } from "#contract/payments.ts";
import { hasPart } from "#session/parts/brand-part.ts";

/** The form of a method: a module of its own, which brands without the method do not bundle. */
export const METHOD_PARTS = {
  bank: "withdraw-bank",
  coin: "withdraw-coin",
  alipay: "withdraw-alipay",
} as const satisfies Readonly<Record<PayeeKind, PartName>>;

export function offersPayeeKind(kind: PayeeKind): boolean {
  return hasPart(METHOD_PARTS[kind]);
}
