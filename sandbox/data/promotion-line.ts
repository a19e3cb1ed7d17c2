export type PromotionLine = readonly [
  id: string,
  title: string,
  amount: string,
  text: string,
  /** Switches that must be on. */
  needs: string,
  /** Characters that show it first. */
  suits: string,
  /** Days of one run; 0 never ends. */
  days: number,
  art: string,
  palette: number,
];
