/** Later part of this feature's texts, which the list of matches does not need; see `LATER_TEXTS` of the contract. */
export const LATER_TEXTS = "sport-more";

/** Options of `latePart` for a view that shows these texts. */
export const WITH_LATER_TEXTS = { texts: [LATER_TEXTS] } as const;
