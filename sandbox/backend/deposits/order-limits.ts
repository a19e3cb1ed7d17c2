/** Unpaid orders per member; at most one per channel. */
export const MAX_OPEN_ORDERS = 3;
export const ORDER_MS = 15 * 60_000;
/** How long an order waits for the payment after it expires, if the member says that it is paid. */
export const CLAIM_PATIENCE_MS = 30 * 60_000;
/** A review ends by itself after this time, unless a person decides earlier. */
export const REVIEW_MS = 3 * 60_000;
export const SIGNAL_CODE_MS = 2 * 3_600_000;
export const MAX_RECEIPTS = 3;
