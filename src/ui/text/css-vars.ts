import type { CSSProperties } from "react";

/** Custom properties for a style attribute: `{ "--span": 2 }`. React's type lacks them. */
export function cssVars(values: Readonly<Record<`--${string}`, number | string>>): CSSProperties {
  return values as CSSProperties;
}
