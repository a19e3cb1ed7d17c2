import type { BrandFacts } from "../brand/loaded-brand.ts";
import type { CoreBuild } from "../core/core-build.ts";

export interface Effect {
  readonly why: string;
  readonly touches: (brand: BrandFacts) => boolean;
}

export const everyBrand = (why: string): Effect => ({ why, touches: () => true });

export interface ChangedPackage {
  readonly root: string;
  /** Text of a file at the revision; null when it did not exist. */
  readonly before: (file: string) => Promise<string | null>;
  /** The stored core of the current sources; null when it is not compiled. */
  readonly core: () => Promise<CoreBuild | null>;
}

export interface BrandReason {
  readonly id: string;
  readonly why: string;
  readonly file: string | null;
}
