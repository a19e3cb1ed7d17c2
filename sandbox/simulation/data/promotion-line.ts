import type { Subject } from "./subjects.ts";

export type PromotionLine = readonly [
  id: string,
  title: string,
  amount: string,
  text: string,
  /** Switches that must be on. */
  needs: string,
  /** Characters that show the promotion first. */
  suits: string,
  /** Length of a run in days; 0: without end. */
  days: number,
  subject: Subject,
  palette: number,
];
