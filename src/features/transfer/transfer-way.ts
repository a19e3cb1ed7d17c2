/** Into the venue, or out of it. */
export const WAYS = ["in", "out"] as const;
export type Way = (typeof WAYS)[number];
