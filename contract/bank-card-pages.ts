// Address on which a bank card is added, for pages of bank cards alone.
export const ADD_BANK_CARD = "/mine/addBankCard";
