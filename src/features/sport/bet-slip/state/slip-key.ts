/** Storage key of the slip. */
export const SLIP_KEY = "slip";
/** Kind of the slip's placements among money calls. */
export const BET_KIND = "bet";
