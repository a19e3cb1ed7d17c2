import type { CSSProperties } from "react";

/** Numbers a stylesheet reads: `{ "--span": 2 }`. React's type knows no custom properties. */
export function cssVars(values: Readonly<Record<`--${string}`, number | string>>): CSSProperties {
  return values as CSSProperties;
}
