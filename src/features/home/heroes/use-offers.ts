import { discountAds } from "#contract/api/site.ts";
import type * as v from "valibot";
import { useCall } from "../../../lib/use-call.ts";

export type Offer = v.InferOutput<typeof discountAds.response>[number];

/** The advertised offers of the home page; none while they load or when they fail: the hero stands without. */
export function useOffers(limit: number): readonly Offer[] {
  const result = useCall(discountAds, { position: "home" });
  return result.data?.slice(0, limit) ?? NONE;
}

const NONE: readonly Offer[] = [];
