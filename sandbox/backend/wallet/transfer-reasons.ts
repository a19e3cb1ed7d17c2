/** Reasons in the ledger of movements between the centre wallet and venues. */
export const TRANSFER_REASONS = ["transfer", "recycle", "launch"] as const;
