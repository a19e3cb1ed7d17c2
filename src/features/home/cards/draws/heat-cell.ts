import { css } from "#styled/css/index.js";
import type { HeatCell } from "./frequency.ts";

export interface HeatCellsProps {
  readonly cells: readonly HeatCell[];
  /** Digits a number is printed with. */
  readonly digits: number;
}

const STEPS = ["0", "1", "2", "3", "4"] as const;

/** Style variant for this heat. */
export function heatStep({ heat }: HeatCell): (typeof STEPS)[number] {
  return STEPS[heat] ?? "0";
}

export const cellCount = css({ fontSize: "2xs", color: "text" });
