import type { DatabaseSync } from "node:sqlite";
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { COIN_CODES, NETWORKS } from "#contract/coins.ts";
import { DATA_EXISTS, INVALID_PARAMETER } from "#contract/codes.ts";
import { PAYEE_KINDS, type PayeeKind } from "#contract/payments.ts";
import { updateMember } from "../members/member-store.ts";
import { inTransaction } from "../database/transaction.ts";
import { Refusal } from "../wire/refusal.ts";
import { numberDigest, sealNumber } from "./sealed-number.ts";

const time = v.nullable(v.number());
const PayeeSchema = v.object({
  id: v.string(),
  site: v.string(),
  member: v.number(),
  kind: v.picklist(Object.keys(PAYEE_KINDS) as PayeeKind[]),
  /** The number and its holder, see sealed-number.ts. */
  sealed: v.string(),
  digest: v.string(),
  masked: v.string(),
  bank: v.nullable(v.string()),
  branch: v.string(),
  coin: v.nullable(v.picklist(COIN_CODES)),
  network: v.nullable(v.picklist(NETWORKS)),
  label: v.string(),
  addedAt: v.number(),
  usedAt: time,
  /** Until then it can be neither used nor removed. */
  lockedUntil: time,
  /** End of the time to confirm it by code; null once it is confirmed. */
  confirmBy: time,
  removedAt: time,
});
export type PayeeRow = v.InferOutput<typeof PayeeSchema>;

/** How many accounts of a kind a member may have. */
export const PAYEE_MAX = { bank: 5, coin: 5, alipay: 3 } as const satisfies Record<
  PayeeKind,
  number
>;

export type NewPayee = Pick<PayeeRow, "site" | "member" | "kind" | "masked" | "addedAt"> &
  Partial<PayeeRow> & {
    readonly number: string;
    readonly holder: string;
    /** Normal form for comparing; without it the number is compared as it is. */
    readonly same?: string;
  };

/**
 * @returns its id
 * @throws Refusal when the member has too many, or a member of the site has this number already
 */
export function insertPayee(
  database: DatabaseSync,
  { number, holder, same = number, ...given }: NewPayee,
): string {
  const id = given.id ?? `p-${randomUUID()}`;
  const { kind, member } = given;
  const digest = numberDigest(kind, same);
  const row = { ...BLANK, ...given, id, digest, sealed: sealNumber(id, { number, holder }) };
  inTransaction(database, () => {
    dropUnconfirmed(database, row);
    if (payeesOf(database, member, kind).length >= PAYEE_MAX[kind]) {
      throw new Refusal(INVALID_PARAMETER, "", { message: `最多可添加 ${PAYEE_MAX[kind]} 个` });
    }
    const known = database
      .prepare("SELECT 1 FROM payee WHERE site = ? AND digest = ? AND removedAt IS NULL")
      .get(row.site, digest);
    if (known) throw new Refusal(DATA_EXISTS, "", { message: "该账户已被绑定" });
    const names = Object.keys(row);
    database
      .prepare(
        `INSERT INTO payee (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
      )
      .run(...Object.values(row));
    markMember(database, member);
  });
  return id;
}

/** Oldest first, without removed ones. */
export function payeesOf(database: DatabaseSync, member: number, kind: PayeeKind): PayeeRow[] {
  return v.parse(
    v.array(PayeeSchema),
    database
      .prepare(
        `SELECT * FROM payee WHERE member = ? AND kind = ? AND removedAt IS NULL
        ORDER BY addedAt, rowid`,
      )
      .all(member, kind),
  );
}

/** @returns null for another member's account, another kind, and a removed one */
export function findPayee(
  database: DatabaseSync,
  member: number,
  { kind, id }: { readonly kind: PayeeKind; readonly id: string },
): PayeeRow | null {
  return payeesOf(database, member, kind).find((payee) => payee.id === id) ?? null;
}

export function updatePayee(
  database: DatabaseSync,
  id: string,
  change: Partial<Pick<PayeeRow, "usedAt" | "lockedUntil" | "confirmBy" | "removedAt">>,
): void {
  const names = Object.keys(change);
  database
    .prepare(`UPDATE payee SET ${names.map((name) => `${name} = ?`).join(", ")} WHERE id = ?`)
    .run(...Object.values(change), id);
}

/** Marks the account as confirmed. */
export function confirmPayee(
  database: DatabaseSync,
  { id, member }: PayeeRow,
  lockedUntil: number | null,
): void {
  inTransaction(database, () => {
    updatePayee(database, id, { confirmBy: null, lockedUntil });
    markMember(database, member);
  });
}

export function removePayee(database: DatabaseSync, { id, member }: PayeeRow, now: number): void {
  inTransaction(database, () => {
    updatePayee(database, id, { removedAt: now });
    markMember(database, member);
  });
}

/** Removes unconfirmed accounts whose time is over, so that their numbers can be added again. */
function dropUnconfirmed(
  database: DatabaseSync,
  { site, digest, member, kind, addedAt }: PayeeRow,
) {
  database
    .prepare(
      `UPDATE payee SET removedAt = ?1 WHERE removedAt IS NULL AND confirmBy <= ?1
      AND ((site = ?2 AND digest = ?3) OR (member = ?4 AND kind = ?5))`,
    )
    .run(addedAt, site, digest, member, kind);
}

function markMember(database: DatabaseSync, member: number): void {
  const has = (kind: PayeeKind) => {
    const usable = payeesOf(database, member, kind).some(({ confirmBy }) => confirmBy === null);
    return usable ? (1 as const) : (0 as const);
  };
  updateMember(database, member, { bankCard: has("bank"), virtualCoin: has("coin") });
}

const BLANK = {
  bank: null,
  branch: "",
  coin: null,
  network: null,
  label: "",
  usedAt: null,
  lockedUntil: null,
  confirmBy: null,
  removedAt: null,
} as const;
