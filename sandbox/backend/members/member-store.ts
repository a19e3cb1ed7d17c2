// Members of a site. Names are compared without case; a phone or e-mail belongs to one account.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { ownValue } from "#contract/own-value.ts";
import { openAccounts } from "../ledger/ledger.ts";
import { MemberSchema, type MemberRow } from "./account-rows.ts";

export type { MemberRow } from "./account-rows.ts";
type NewMember = Pick<MemberRow, "site" | "name" | "passwordHash" | "salt" | "createdAt"> &
  Partial<MemberRow>;

export function findMember(database: DatabaseSync, site: string, name: string): MemberRow | null {
  return read(
    database
      .prepare("SELECT * FROM member WHERE site = ? AND nameKey = ?")
      .get(site, nameKey(name)),
  );
}

export function memberById(database: DatabaseSync, id: number): MemberRow | null {
  return read(database.prepare("SELECT * FROM member WHERE id = ?").get(id));
}

export function allMembers(database: DatabaseSync, site: string): MemberRow[] {
  const rows = database.prepare("SELECT * FROM member WHERE site = ? ORDER BY id").all(site);
  return v.parse(v.array(MemberSchema), rows);
}

/** @param value phone as digits with country code, or e-mail in lower case */
export function memberWith(
  database: DatabaseSync,
  site: string,
  field: "phone" | "email",
  value: string,
): MemberRow | null {
  return read(
    database.prepare(`SELECT * FROM member WHERE site = ? AND ${field} = ?`).get(site, value),
  );
}

export function insertMember(database: DatabaseSync, member: NewMember): MemberRow {
  const { id, ...fields } = { ...BLANK, ...member, nameKey: nameKey(member.name) };
  const row = id === undefined ? fields : { id, ...fields };
  const names = Object.keys(row);
  const { lastInsertRowid } = database
    .prepare(`INSERT INTO member (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`)
    .run(...Object.values(row));
  const made = mustRead(database, Number(lastInsertRowid));
  openAccounts(database, made);
  return made;
}

/** Cannot change balances: only the ledger does. @returns the changed member */
export function updateMember(
  database: DatabaseSync,
  id: number,
  patch: Partial<Omit<MemberRow, "id" | "site" | "nameKey" | "balanceCents" | "lockedCents">>,
): MemberRow {
  const names = Object.keys(v.parse(v.partial(MemberSchema), patch));
  if (names.length > 0) {
    const values: Readonly<Record<string, string | number | null>> = patch;
    database
      .prepare(`UPDATE member SET ${names.map((name) => `${name} = ?`).join(", ")} WHERE id = ?`)
      .run(...names.map((name) => ownValue(values, name) ?? null), id);
  }
  return mustRead(database, id);
}

export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

const BLANK = {
  id: undefined,
  phone: null,
  email: null,
  realName: null,
  gender: null,
  birthday: null,
  avatar: "/media/avatar/player-1.svg",
  vipLevel: 0,
  balanceCents: 0,
  lockedCents: 0,
  secondHash: null,
  secondSalt: null,
  bankCard: 0,
  virtualCoin: 0,
  lastLoginAt: null,
  anyDevice: 0,
  autoTransfer: 1,
  rCode: "",
  iCode: "",
  domain: "",
} as const;

function mustRead(database: DatabaseSync, id: number): MemberRow {
  const member = memberById(database, id);
  if (!member) throw new RangeError(`There is no member ${id}.`);
  return member;
}

function read(row: unknown): MemberRow | null {
  return row === undefined ? null : v.parse(MemberSchema, row);
}
