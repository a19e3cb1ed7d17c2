// Part of the one catalogue in cli/errors/error-codes.ts; kept beside the code that reports them.
export const ISOLATION_CODES = {
  BUILD_LEAK: { title: "A bundle holds an identity of another brand" },
  BUILD_ABSENCE: { title: "A bundle holds something of a feature that is switched off" },
} as const;
