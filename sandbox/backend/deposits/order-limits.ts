/** Orders that a member can have to pay at once, at most one in each channel. */
export const MAX_OPEN_ORDERS = 3;
export const ORDER_MS = 15 * 60_000;
/** How long after its end an order that is said to be paid waits for the payment. */
export const CLAIM_PATIENCE_MS = 30 * 60_000;
/** After this time a review ends by itself, where nobody decides before. */
export const REVIEW_MS = 3 * 60_000;
export const SIGNAL_CODE_MS = 2 * 3_600_000;
export const MAX_RECEIPTS = 3;
