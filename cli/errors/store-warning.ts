import type { ErrorCode } from "./error-codes.ts";

/** A problem of a store, or of a bundle that is made again. It costs time but never changes an output. */
export interface StoreWarning {
  readonly code: Extract<ErrorCode, `STORE_${string}` | "BUILD_DAMAGED">;
  readonly place: string;
  readonly what: string;
  readonly fix: string;
}

export type Warn = (warning: StoreWarning) => void;

/** Drops repeated warnings: several workers can report the same one. */
export function warnOnce(warn: Warn): Warn {
  const passed = new Set<string>();
  return (warning) => {
    const text = JSON.stringify(warning);
    if (passed.has(text)) return;
    passed.add(text);
    warn(warning);
  };
}
