/** Kind of its money calls in storage. */
export const EDIT_KIND = "editBet";
