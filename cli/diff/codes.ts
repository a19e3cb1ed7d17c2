// Part of the one catalogue in cli/errors/error-codes.ts; kept beside the code that reports them.
export const DIFF_CODES = {
  DIFF_PAGE_WRITE: { title: "The page of differences cannot be written" },
} as const;
