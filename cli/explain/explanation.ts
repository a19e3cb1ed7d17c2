/** One layer's say in a value. */
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
  /** From the first layer to the winner. */
  readonly steps: readonly Step[];
  /** The winner after aliases or conversion; null where it is the value itself. */
  readonly result: string | null;
}
