// Payee accounts of the demo account that has everything. All numbers are made up.
import type { DatabaseSync } from "node:sqlite";
import type { MemberRow } from "../../backend/members/member-store.ts";
import { insertPayee } from "../../backend/payees/payee-store.ts";
import { DAY } from "../../backend/time/china-time.ts";

const OWNER = "demo88";

export function seedPayees(database: DatabaseSync, member: MemberRow): void {
  const { id, site, nameKey, realName, createdAt, phone } = member;
  if (nameKey !== OWNER || realName === null || phone === null) return;
  const on = (day: number) => ({
    site,
    member: id,
    holder: realName,
    addedAt: createdAt + day * DAY,
  });
  const bank = { kind: "bank" } as const;
  insertPayee(database, {
    ...on(1),
    ...bank,
    id: `p-${id}-1`,
    number: "6222021003004206150",
    masked: "**** 6150",
    bank: "ICBC",
    branch: "杭州西湖支行",
  });
  insertPayee(database, {
    ...on(90),
    ...bank,
    id: `p-${id}-2`,
    number: "6217000010034519044",
    masked: "**** 9044",
    bank: "CCB",
  });
  insertPayee(database, {
    ...on(120),
    id: `p-${id}-3`,
    kind: "coin",
    coin: "USDT",
    network: "TRC20",
    label: "常用钱包",
    number: "TENmqTAY51Y4SEmUwZsYhPSeb4uUhrAtXD",
    masked: "TENm…AtXD",
  });
  insertPayee(database, {
    ...on(150),
    id: `p-${id}-4`,
    kind: "alipay",
    number: phone.slice(2),
    masked: "138****8621",
  });
}
