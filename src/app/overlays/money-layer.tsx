// Money calls that an earlier load of the page has left open are asked for, whatever page this is.
import { type ComponentType, lazy } from "react";
import type { LayerName } from "#contract/layers.ts";
import { brandEntry } from "../../brand/brand.ts";
import { loadAtLast } from "../../lib/offline.ts";
import { hasStoredCalls } from "../../session/wallet/money-call/stored-kinds.ts";
import { useSession } from "../../session/account/session-store.ts";

const SportOrders = layer("orders");
const Exchanges = layer("exchanges");

const Transfers = lazy(async (): Promise<Part> => {
  // Importing the modules starts following open calls.
  await Promise.all([
    loadAtLast(() => import("../../session/wallet/venue-transfer.ts")),
    loadAtLast(() => import("../../session/wallet/venue-recycle.ts")),
    loadAtLast(() => import("../../session/payments/pay-call.ts")),
    loadAtLast(() => import("../../session/payments/withdraw-call.ts")),
  ]);
  return { default: Nothing };
});

interface Part {
  readonly default: ComponentType;
}

export function MoneyLayer() {
  const userId = useSession((session) => session.userId);
  if (!hasStoredCalls(userId)) return null;
  return (
    <>
      <SportOrders />
      <Exchanges />
      <Transfers />
    </>
  );
}

/** Nothing in a bundle without it. */
function layer(name: LayerName) {
  return lazy(async (): Promise<Part> => {
    const load = brandEntry().layers[name];
    return { default: load === undefined ? Nothing : (await loadAtLast(load)).Layer };
  });
}

function Nothing() {
  return null;
}
