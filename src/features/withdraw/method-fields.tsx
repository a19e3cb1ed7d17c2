// Loads the form of a method. Each is a separate module, which brands without the method do not bundle.
import { type ComponentType, lazy, Suspense } from "react";
import type { PartName } from "#contract/layers.ts";
import type { PayeeKind } from "#contract/payments.ts";
import { brandEntry } from "../../brand/brand.ts";
import { loadAtLast } from "../../lib/offline.ts";
import { FormSkeleton } from "./withdraw-skeleton.tsx";

const NAMES = {
  bank: "withdraw-bank",
  coin: "withdraw-coin",
  alipay: "withdraw-alipay",
} as const satisfies Readonly<Record<PayeeKind, PartName>>;

export function hasPart(kind: PayeeKind): boolean {
  return brandEntry().parts[NAMES[kind]] !== undefined;
}

interface Loaded {
  readonly default: ComponentType;
}

const part = (name: PartName) =>
  lazy(async (): Promise<Loaded> => {
    const load = brandEntry().parts[name];
    if (load === undefined) throw new Error(`The bundle has no part ${name}.`);
    return { default: (await loadAtLast(load)).Part };
  });

const PARTS = { bank: part(NAMES.bank), coin: part(NAMES.coin), alipay: part(NAMES.alipay) };

export function MethodPart({ kind }: { readonly kind: PayeeKind }) {
  const Part = PARTS[kind];
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Part />
    </Suspense>
  );
}
