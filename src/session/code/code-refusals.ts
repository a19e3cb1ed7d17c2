import { CODE_EXPIRED, CODE_LOCKED, CODE_WRONG } from "#contract/codes.ts";

/** Refusals of a verification code, by the field they are shown at. */
export const CODE_REFUSALS = {
  [CODE_WRONG]: "code",
  [CODE_LOCKED]: "code",
  [CODE_EXPIRED]: "code",
} as const;
