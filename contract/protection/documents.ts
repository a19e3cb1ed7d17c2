// Age, identity and address: what a member proves before depositing and playing, where the profile asks for it.
export const DOCUMENT_KINDS = ["identity", "address"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** `uploaded`: not sent yet; `refused` comes with a reason, and is uploaded again. */
export const DOCUMENT_STATES = ["wanted", "uploaded", "inReview", "accepted", "refused"] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];
