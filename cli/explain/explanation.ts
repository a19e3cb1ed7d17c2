/** The value in one layer. */
export interface Step {
  readonly layer: string;
  readonly value: unknown;
  readonly file: string | null;
  readonly line: number | null;
}

export interface Explanation {
  readonly kind: "field" | "token" | "text";
  readonly name: string;
  /** Edition of a token, locale of a text. */
  readonly variant: string | null;
  /** Weakest layer first. */
  readonly steps: readonly Step[];
  /** After aliases or conversion; null when it is the last value. */
  readonly result: string | null;
}
