/** Where the slip is stored; its orders beside it. */
export const SLIP_KEY = "slip";
