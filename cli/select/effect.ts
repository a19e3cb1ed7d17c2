import type { BrandFacts } from "../brand/loaded-brand.ts";
import type { CoreBuild } from "../core/core-build.ts";

/** What a changed file means for the fleet. */
export interface Effect {
  /** In words for an operator, such as "the shared tokens". */
  readonly why: string;
  readonly touches: (brand: BrandFacts) => boolean;
}

export const everyBrand = (why: string): Effect => ({ why, touches: () => true });

/** The package whose files changed. */
export interface ChangedPackage {
  readonly root: string;
  /** A file as it was at the revision; null when it was not there. */
  readonly before: (file: string) => Promise<string | null>;
  /** The compiled core of the sources as they are; null when it is not at hand. */
  readonly core: () => Promise<CoreBuild | null>;
}

/** Why one brand is affected. */
export interface BrandReason {
  readonly id: string;
  readonly why: string;
  /** Null where no file is the reason. */
  readonly file: string | null;
}
