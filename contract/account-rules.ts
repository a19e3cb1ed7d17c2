// Limits and patterns of account fields (spec: shell-and-accounts §5, §9). The forms show them, the server
// enforces them.
import type { Locale } from "./locales.ts";

/** Letters and digits, the first a letter, at least two letters and one digit. */
export const USERNAME = /^(?=(?:.*[a-z]){2})(?=.*\d)[a-z][a-z\d]{3,10}$/i;
export const USERNAME_MAX = 11;

/** Letters and digits, at least one of each. */
export const PASSWORD = /^(?=.*[a-z])(?=.*\d)[a-z\d]{8,12}$/i;
export const PASSWORD_MAX = 12;

/** Chinese characters, letters and single middle dots; Chinese at both ends, or Latin letters only. */
export const REAL_NAME =
  /^(?!.*··)(?:[a-z]+(?:·[a-z]+)*|\p{Script=Han}(?:[a-z·\p{Script=Han}]*\p{Script=Han})?)$/iu;

export const SECOND_PASSWORD = /^\d{6}$/;

/** Longest username that the forgotten-password form accepts. */
export const RESET_NAME_MAX = 30;
export const PHONE_MAX = 11;
/** For country code 86, and for a country whose own pattern cannot be used. */
export const DEFAULT_PHONE = "^\\+?861\\d{10}$";
export const DEFAULT_AREA_CODE = "86";

/** The phone country chosen at first, by the brand's default locale. */
export const HOME_AREAS = {
  "zh-CN": { areaCode: DEFAULT_AREA_CODE, regex: DEFAULT_PHONE },
  "zh-TW": { areaCode: "886", regex: "^\\+?8869\\d{8}$" },
} as const satisfies Readonly<Record<Locale, { areaCode: string; regex: string }>>;

export const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
export const EMAIL_MAX = 40;

export const PICTURE_CODE_MAX = 10;
export const RESET_CODE_MAX = 30;
export const DEVICE_CODE = /^\d{6}$/;
export const HIDDEN_DIGITS = /^\d{4}$/;
export const REFERRAL_CODE = /^[\w-]{1,32}$/;
export const REFERRAL_CODE_MAX = 32;

export const LEGAL_AGE = 18;
/** Between two codes to the same receiver. */
export const CODE_COOLDOWN_MS = 60_000;

export const AVATAR_MAX_BYTES = 256 * 1024;
