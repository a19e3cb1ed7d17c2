// Loads the form of a method. Each is a separate module, which brands without the method do not bundle.
import { Suspense } from "react";
import type { PartName } from "#contract/layers.ts";
import type { PayeeKind } from "#contract/payments.ts";
import * as bundle from "#brand/lazy-part.ts";
import { FormSkeleton } from "./withdraw-skeleton.tsx";

const NAMES = {
  bank: "withdraw-bank",
  coin: "withdraw-coin",
  alipay: "withdraw-alipay",
} as const satisfies Readonly<Record<PayeeKind, PartName>>;

export function hasPart(kind: PayeeKind): boolean {
  return bundle.hasPart(NAMES[kind]);
}

const PARTS = {
  bank: bundle.lazyPart(NAMES.bank),
  coin: bundle.lazyPart(NAMES.coin),
  alipay: bundle.lazyPart(NAMES.alipay),
};

export function MethodPart({ kind }: { readonly kind: PayeeKind }) {
  const Part = PARTS[kind];
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Part />
    </Suspense>
  );
}
