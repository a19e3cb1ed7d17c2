// The accounts of a kind: a module of its own, which a brand without the kind does not have.
import { Suspense } from "react";
import type { PayeeKind } from "#contract/payments.ts";
import { lazyPart } from "#brand/lazy-part.ts";
import { PayeeListSkeleton } from "./payee-list-skeleton.tsx";

const PARTS = {
  bank: lazyPart("payees-bank"),
  coin: lazyPart("payees-coin"),
  alipay: lazyPart("payees-alipay"),
} as const satisfies Readonly<Record<PayeeKind, unknown>>;

export function KindList({ kind }: { readonly kind: PayeeKind }) {
  const Part = PARTS[kind];
  return (
    <Suspense fallback={<PayeeListSkeleton />}>
      <Part />
    </Suspense>
  );
}
