import type { discountAds } from "#contract/api/site.ts";
import type * as v from "valibot";
import { useLateCall } from "#lib/calls/late-call.ts";

export type HeroOffer = v.InferOutput<typeof discountAds.response>[number];

/** Advertised offers; empty while loading and after a failure: the hero shows without them. */
export function useOffers(limit: number): readonly HeroOffer[] {
  const result = useLateCall(watchOffers);
  return result.data?.slice(0, limit) ?? NONE;
}

async function watchOffers() {
  return (await import("./hero-calls.ts")).watchOffers();
}

const NONE: readonly HeroOffer[] = [];
