/** Kind of cash-outs among money calls. */
export const CASH_OUT_KIND = "cashOut";
