// Checks that are the same for all kinds of accounts when one is added or removed.
import {
  ACCESS_DENIED,
  BIND_REAL_NAME,
  INVALID_PARAMETER,
  NOT_FOUND,
  PHONE_NOT_BOUND,
} from "#contract/codes.ts";
import { OPEN_WITHDRAWAL_STATES, PAYEE_KINDS, type PayeeKind } from "#contract/payments.ts";
import { DAY } from "../time/china-time.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { findPayee, type NewPayee, type PayeeRow, payeesOf, removePayee } from "./payee-store.ts";
import { checkSecondPassword } from "./second-password.ts";

/** Accounts after the first one cannot be used for a day, so that a thief cannot add and use one at once. */
const LOCK_MS = DAY;

export function checkSwitch({ view }: CallContext, kind: PayeeKind): void {
  if (!view.isOn(PAYEE_KINDS[kind])) throw new Refusal(ACCESS_DENIED);
}

/** Accounts shown to the member: without those that were not confirmed in time. */
export function listPayees(context: CallContext, kind: PayeeKind): PayeeRow[] {
  checkSwitch(context, kind);
  const { database, time } = context;
  return payeesOf(database, memberOf(context).id, kind).filter(
    ({ confirmBy }) => confirmBy === null || time < confirmBy,
  );
}

/**
 * The fields of a new account, after the member was checked.
 * @throws Refusal without phone or real name, or when the second password is wrong
 */
export async function newPayee(
  context: CallContext,
  kind: PayeeKind,
  secondPassword: string,
): Promise<Pick<NewPayee, "site" | "member" | "kind" | "addedAt" | "holder" | "lockedUntil">> {
  checkSwitch(context, kind);
  const { view, time } = context;
  const { id, phone, realName } = memberOf(context);
  if (phone === null) throw new Refusal(PHONE_NOT_BOUND);
  if (realName === null) throw new Refusal(BIND_REAL_NAME);
  await checkSecondPassword(context, secondPassword);
  const lockedUntil = lockFor(context, kind);
  return { site: view.site.id, member: id, kind, addedAt: time, holder: realName, lockedUntil };
}

/** @returns null for the first account of a kind */
export function lockFor(context: CallContext, kind: PayeeKind): number | null {
  const usable = listPayees(context, kind).some(({ confirmBy }) => confirmBy === null);
  return usable ? context.time + LOCK_MS : null;
}

export async function removeOwn(
  context: CallContext,
  kind: PayeeKind,
  { id, secondPassword }: { readonly id: string; readonly secondPassword: string },
): Promise<null> {
  checkSwitch(context, kind);
  await checkSecondPassword(context, secondPassword);
  const { database, time } = context;
  const payee = findPayee(database, memberOf(context).id, { kind, id });
  if (!payee) throw new Refusal(NOT_FOUND);
  if (payee.lockedUntil !== null && time < payee.lockedUntil) {
    throw refused("新增账户在锁定期内，暂时不能删除");
  }
  if (isPaidTo(context, id)) throw refused("该账户有处理中的取款，完成后才能删除");
  removePayee(database, payee, time);
  return null;
}

export function refused(message: string): Refusal {
  return new Refusal(INVALID_PARAMETER, "", { message });
}

function isPaidTo({ database }: CallContext, payee: string): boolean {
  const states = OPEN_WITHDRAWAL_STATES.map(() => "?").join(", ");
  const row = database
    .prepare(`SELECT 1 FROM withdrawal WHERE payee = ? AND state IN (${states})`)
    .get(payee, ...OPEN_WITHDRAWAL_STATES);
  return row !== undefined;
}
