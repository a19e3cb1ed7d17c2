import type { Problem } from "../errors/errors.ts";

export type BrandOutcome =
  | { readonly id: string; readonly state: "built"; readonly facts: BundleFacts }
  | { readonly id: string; readonly state: "unchanged" }
  | FailedBrand;

export type FailedBrand =
  | { readonly id: string; readonly state: "refused"; readonly problems: readonly Problem[] }
  | { readonly id: string; readonly state: "failed"; readonly failure: Failure };

export interface Failure {
  readonly code: string;
  readonly what: string;
  readonly fix: string;
}

/** `firstLoad` and `bytes` in bytes; the first load is compressed with brotli. */
export interface BundleFacts {
  readonly milliseconds: number;
  readonly firstLoad: number;
  readonly bytes: number;
}
