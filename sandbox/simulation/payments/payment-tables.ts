/**
 * `world_payment`: what testers have paid, declined or cancelled.
 * `channel_fate`: what a tester lets become of all payments of a channel.
 * `pay_page`: the order behind the ticket of a channel's page.
 */
export const PAYMENT_TABLES = `
  CREATE TABLE world_payment (serial INTEGER PRIMARY KEY, orderId TEXT NOT NULL, member INTEGER NOT NULL,
    type TEXT NOT NULL, cents INTEGER NOT NULL, units INTEGER, network TEXT, txId TEXT, payer TEXT NOT NULL,
    reason TEXT NOT NULL, at INTEGER NOT NULL, sureAt INTEGER NOT NULL);
  CREATE INDEX world_payment_member ON world_payment (member);
  CREATE INDEX world_payment_order ON world_payment (orderId);
  CREATE TABLE channel_fate (channel TEXT PRIMARY KEY, fate TEXT NOT NULL);
  CREATE TABLE pay_page (ticket TEXT PRIMARY KEY, orderId TEXT NOT NULL,
    locale TEXT NOT NULL);
`;
