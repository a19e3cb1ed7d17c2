// What is wrong with an answer that can be read all the same: HTTP status, content type and message.
import { ILLEGAL_PARAMETER, NOT_FOUND, SUCCESS_CODE } from "#contract/codes.ts";
import type { Locale } from "#contract/locales.ts";
import { SEALED_TYPE } from "#contract/sealed.ts";
import { scriptOf } from "./message-script.ts";

export interface Flaw {
  /** As in `has HTTP status 201`. */
  readonly what: string;
  readonly fix: string;
}

interface Sent {
  readonly status: number;
  readonly type: string;
  readonly isSealed: boolean;
  readonly code: number;
  readonly message: unknown;
  readonly locale: Locale;
}

/** Statuses beside 200: what cannot be opened, which is refused in plain text, and unknown paths. */
const REFUSALS: Readonly<Partial<Record<number, number>>> = {
  400: ILLEGAL_PARAMETER,
  404: NOT_FOUND,
};

/** Whether a refusal with this code may have the status. */
export const isStatusOf = (status: number, code: number): boolean => REFUSALS[status] === code;

/** The first flaw; null without one. */
export function flawOf(sent: Sent): Flaw | null {
  const { status, type, isSealed, code, message, locale } = sent;
  if (status !== 200 && !isStatusOf(status, code))
    return { what: `has HTTP status ${status}`, fix: "answer every call with HTTP status 200." };
  const wanted = isSealed ? SEALED_TYPE : "application/json";
  if (mediaType(type) !== mediaType(wanted))
    return {
      what: type === "" ? "has no content-type" : `has the content-type “${type}”`,
      fix: `send the header content-type: ${wanted}.`,
    };
  if (typeof message !== "string")
    return {
      what: `has ${JSON.stringify(message) ?? "nothing"} as its message`,
      fix: "send `message` in every envelope: a text, empty at most beside a success.",
    };
  const isGood = message === "" ? code === SUCCESS_CODE : isWritten(message, locale);
  if (isGood) return null;
  return {
    what: message === "" ? "has an empty message" : `has the message “${message}”`,
    fix: `send a message in the locale of accept-language, here ${locale}: the site shows it.`,
  };
}

const mediaType = (type: string) => type.split(";")[0]?.trim().toLowerCase();

function isWritten(message: string, locale: Locale): boolean {
  const script = scriptOf(message);
  if (script === "either") return true;
  return script === (locale === "zh-TW" ? "traditional" : "simplified");
}
