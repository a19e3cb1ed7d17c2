// Demo accounts of every site, one per state that a member can be in.
import { scryptSync } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { MemberRow } from "../../backend/members/account-rows.ts";
import { md5 } from "../../backend/accounts/md5.ts";
import { costOf, PUBLIC_COST } from "../../backend/accounts/password.ts";
import { insertMember } from "../../backend/members/member-store.ts";
import { seedHeldMoney } from "./demo-held-money.ts";
import { seedPayees } from "./demo-payees.ts";

interface DemoAccount {
  readonly name: string;
  readonly password: string;
  /** What the account demonstrates; printed when the sandbox starts. */
  readonly shows: string;
  readonly secondPassword?: string;
  readonly fields: Partial<MemberRow>;
}

const PASSWORD = "Demo2026a";

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    name: "demo88",
    password: PASSWORD,
    shows: "everything bound, VIP 3, ¥ 12,846.50, second password 888888",
    secondPassword: "888888",
    fields: {
      phone: "8613800138621",
      email: "demo88@example.com",
      realName: "林晓",
      gender: "female",
      birthday: "1993-05-18",
      avatar: "/media/avatar/player-3.svg",
      vipLevel: 3,
      balanceCents: 1_284_650,
      lockedCents: 20_000,
      bankCard: 1,
      virtualCoin: 1,
      anyDevice: 1,
    },
  },
  {
    name: "newbie8",
    password: PASSWORD,
    shows: "nothing bound",
    fields: { anyDevice: 1 },
  },
  {
    name: "risky88",
    password: PASSWORD,
    shows: "every device is new: asks for phone 139 1234 6621",
    fields: { phone: "8613912346621", vipLevel: 1, balanceCents: 88_800 },
  },
  {
    name: "phone88",
    password: PASSWORD,
    shows: "phone bound, no real name",
    fields: { phone: "8613612345678", vipLevel: 1, balanceCents: 5_000, anyDevice: 1 },
  },
];

/** 18 March 2025, 20:00 in China. */
const SINCE = Date.UTC(2025, 2, 18, 12);
const FIRST_ID = 8_000_101;

export function seedAccounts(database: DatabaseSync, sites: readonly string[]): void {
  let id = FIRST_ID;
  database.exec("BEGIN");
  for (const site of sites) {
    for (const account of DEMO_ACCOUNTS) {
      const member = insertMember(database, { id, site, ...rowOf(account) });
      seedPayees(database, member);
      seedHeldMoney(database, member);
      id += 1;
    }
  }
  database.exec("COMMIT");
}

function rowOf({ name, password, secondPassword, fields }: DemoAccount) {
  const second = secondPassword === undefined ? null : kept(secondPassword);
  return {
    ...fields,
    name,
    createdAt: SINCE,
    passwordHash: kept(password),
    salt: SALT,
    secondHash: second,
    secondSalt: second === null ? null : SALT,
  };
}

// One salt for all: these passwords are public.
const SALT = `${PUBLIC_COST}$demo`;

function kept(password: string): string {
  return scryptSync(md5(password), SALT, 32, costOf(SALT)).toString("hex");
}
