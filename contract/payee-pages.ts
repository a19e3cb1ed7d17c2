// Addresses on which accounts of payees are added, for those pages alone.
export const ADD_BANK_CARD = "/mine/addBankCard";
export const VIRTUAL_COIN_CARD = "/mine/virtualCoinCard";
export const ALIPAY_MANAGE = "/mine/alipayManage";
