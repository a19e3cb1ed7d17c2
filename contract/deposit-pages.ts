// Addresses of deposits, for the pages of deposits alone.
export const SAVEMONEY = "/mine/savemoney";
export const HELP_DEPOSIT = "/app/help/ck";
