import { CODES } from "#contract/codes.ts";

/** An answer that is not data. Thrown by an answer, sent as its envelope. */
export class Refusal extends Error {
  readonly code: number;

  constructor(code: number, detail = "") {
    const stock = CODES[code]?.message ?? "";
    super(detail === "" ? stock : `${stock}：${detail}`);
    this.name = "Refusal";
    this.code = code;
  }
}

export const NOT_FOUND = 6004;
export const SERVER_ERROR = 6005;
export const INVALID_PARAMETER = 6007;
export const ILLEGAL_REQUEST = 6008;
