import type { BrandFacts } from "../brand/loaded-brand.ts";

/** What a changed file means for the fleet. */
export interface Effect {
  /** In words for an operator, such as "the shared tokens". */
  readonly why: string;
  readonly touches: (brand: BrandFacts) => boolean;
}

export const everyBrand = (why: string): Effect => ({ why, touches: () => true });

export const brandsThat = (why: string, touches: Effect["touches"]): Effect => ({ why, touches });
