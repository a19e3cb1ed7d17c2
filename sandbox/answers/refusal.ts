import { CODES } from "#contract/codes.ts";

interface More {
  /** Sent in the envelope; null without it. */
  readonly data?: unknown;
  /** Instead of the code's stock message and the detail. */
  readonly message?: string | undefined;
}

/** An answer that is not data. Thrown by an answer, sent as its envelope. */
export class Refusal extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, detail = "", { data = null, message }: More = {}) {
    const stock = CODES[code]?.message ?? "";
    super(message ?? (detail === "" ? stock : `${stock}：${detail}`));
    this.name = "Refusal";
    this.code = code;
    this.data = data;
  }
}

export const LOGIN_EXPIRED = 6001;
export const NOT_FOUND = 6004;
export const SERVER_ERROR = 6005;
export const INVALID_PARAMETER = 6007;
export const ILLEGAL_REQUEST = 6008;
