// Address of the page of player protection, for that feature alone.
export const SAFETY = "/mine/safety";
