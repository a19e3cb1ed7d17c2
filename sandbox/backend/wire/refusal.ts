import { CODES } from "#contract/codes.ts";

interface More {
  /** Sent in the envelope; null without it. */
  readonly data?: unknown;
  /** Replaces the code's stock message and the detail. */
  readonly message?: string | undefined;
}

/** Thrown by an answer to send an envelope with this code instead of data. */
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
