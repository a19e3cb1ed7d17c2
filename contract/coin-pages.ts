// Address on which a coin address is added, for pages of virtual coins alone.
export const VIRTUAL_COIN_CARD = "/mine/virtualCoinCard";
