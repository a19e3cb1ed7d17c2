import type { Problem } from "../errors/errors.ts";

/** What a build has made of one brand. */
export type BrandOutcome =
  | { readonly id: string; readonly state: "built"; readonly facts: BundleFacts }
  | { readonly id: string; readonly state: "unchanged" }
  | FailedBrand;

export type FailedBrand =
  | { readonly id: string; readonly state: "refused"; readonly problems: readonly Problem[] }
  | { readonly id: string; readonly state: "failed"; readonly failure: Failure };

/** Why a brand was not built, in the words for an operator. */
export interface Failure {
  readonly code: string;
  readonly what: string;
  readonly fix: string;
}

/** What is reported of a bundle that was built. */
export interface BundleFacts {
  readonly milliseconds: number;
  readonly firstLoad: number;
  readonly bytes: number;
}
