// What `brand qa` checks and what it finds.
import type { Edition, Locale } from "#contract/locales.ts";

export const CHECKS = {
  pages:
    "every page opens without an error, in its edition and locale, with all images and working links",
  contrast: "no serious axe finding, no text or target that is too small",
  off: "pages of switched-off features do not exist",
  bundles: "bundles are what their receipts say and hold nothing of other brands",
  pictures: "pages look as they were approved",
} as const;

export type Check = keyof typeof CHECKS;

export interface Finding {
  readonly brand: string;
  readonly check: Check;
  readonly edition: Edition | null;
  readonly locale: Locale | null;
  readonly page: string | null;
  readonly what: string;
  /** Below the report's folder. */
  readonly picture: string | null;
  readonly trace: string | null;
  readonly compared?: ComparedFiles;
}

/** Below the report's folder. */
export interface ComparedFiles {
  readonly before: string;
  readonly after: string;
  readonly difference: string;
}

/** A visit that was made, with or without findings. */
export interface VisitFacts {
  readonly brand: string;
  readonly edition: Edition;
  readonly locale: Locale;
  readonly width: number;
  readonly pages: number;
  readonly seconds: number;
}

/** A check that could not run. */
export interface Skipped {
  readonly check: Check;
  readonly why: string;
}

export interface QaResult {
  readonly findings: readonly Finding[];
  readonly visits: readonly VisitFacts[];
  readonly skipped: readonly Skipped[];
}
