// Address on which an Alipay account is added, for pages of Alipay alone.
export const ALIPAY_MANAGE = "/mine/alipayManage";
