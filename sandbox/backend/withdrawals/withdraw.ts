// A new withdrawal: the checks, and the money moved from the wallet to the member's `withdrawing` account.
import type * as v from "valibot";
import * as calls from "#contract/api/withdraw.ts";
import {
  BIND_REAL_NAME,
  CONTACT_CUSTOMER_SERVICE,
  LOCKING_UNAVAILABLE,
  NOT_FOUND,
  PHONE_NOT_BOUND,
} from "#contract/codes.ts";
import type { MemberRow } from "../members/account-rows.ts";
import { memberById } from "../members/member-store.ts";
import { siteDuties } from "../duties/site-duties.ts";
import { checkSwitch, refused } from "../payees/payee-guards.ts";
import { findPayee, type PayeeRow, updatePayee } from "../payees/payee-store.ts";
import { openNumber } from "../payees/sealed-number.ts";
import { noSecondPassword, takeProof } from "../payees/second-password.ts";
import { runOnce } from "../wallet/idempotency.ts";
import { post, walletOf, withdrawingOf } from "../ledger/ledger.ts";
import { keptCents, openTurnover } from "../wallet/turnover.ts";
import { timeOfDay } from "../time/china-time.ts";
import { hoursText, nextOpening } from "../time/service-hours.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { yuan } from "../ledger/decimal.ts";
import { newWithdrawal } from "./new-withdrawal.ts";
import { settleMoney } from "./settle-money.ts";
import { holdOf, METHODS, readSiteRules, todayOf } from "./withdrawal-rules.ts";
import { insertWithdrawal, openWithdrawals, type WithdrawalRow } from "./withdrawal-store.ts";
import { withdrawalView } from "./withdrawal-view.ts";

type Asked = v.InferOutput<typeof calls.withdraw.request>;

export function withdraw(context: CallContext, body: Asked): calls.Withdrawal {
  settleMoney(context);
  const { database, time, caller } = context;
  const member = memberOf(context).id;
  const asked = { member, time, key: caller.idempotencyKey, call: "withdraw", body };
  const act = () => withdrawalView(take(context, body), { time, canCancel: canCancel(context) });
  return runOnce(database, asked, { schema: calls.withdraw.response, act });
}

/** Never where the profile forbids it (RTS 14B). */
export function canCancel(context: CallContext): boolean {
  const { database, view } = context;
  return (
    readSiteRules(database, view.site.id).canCancel && !siteDuties(context).noReverseWithdrawal
  );
}

function take(context: CallContext, asked: Asked): WithdrawalRow {
  const { database, time } = context;
  checkHours(context);
  const member = checkedMember(context);
  const payee = checkedPayee(context, member, asked);
  checkAmount(context, member, asked);
  const row = newWithdrawal(context, { member, payee, asked });
  takeProof(context, asked.proof);
  post(database, { reason: "withdraw", reference: row.id, time }, [
    [walletOf(member.id), -asked.amountCents],
    [withdrawingOf(member.id), asked.amountCents],
  ]);
  insertWithdrawal(database, row);
  updatePayee(database, payee.id, { usedAt: time });
  return row;
}

function checkHours({ database, time, view }: CallContext): void {
  const { hours } = readSiteRules(database, view.site.id);
  const opensAt = nextOpening(hours, time);
  if (opensAt === null) return;
  throw locked(`取款时间 ${hoursText(hours)}，${timeOfDay(opensAt)} 恢复`);
}

/** Reads the member again: bets may have been paid since the request came in. */
function checkedMember(context: CallContext): MemberRow {
  const { database } = context;
  const before = memberOf(context);
  const member = memberById(database, before.id) ?? before;
  if (member.phone === null) throw new Refusal(PHONE_NOT_BOUND);
  if (member.realName === null) throw new Refusal(BIND_REAL_NAME);
  if (member.secondHash === null) throw noSecondPassword();
  const hold = holdOf(database, member.id);
  if (hold !== null) throw new Refusal(CONTACT_CUSTOMER_SERVICE, "", { message: hold });
  if (openWithdrawals(database, member.id).length > 0) {
    throw locked("您有一笔取款正在处理，到账后才能再次申请");
  }
  return member;
}

function checkedPayee(
  context: CallContext,
  member: MemberRow,
  { kind, accountId }: Asked,
): PayeeRow {
  checkSwitch(context, kind);
  const { database, time, view } = context;
  const payee = findPayee(database, member.id, { kind, id: accountId });
  if (!payee) throw new Refusal(NOT_FOUND, "", { message: "收款账户不存在" });
  const { closed } = readSiteRules(database, view.site.id);
  const reason = closed[kind] ?? (payee.network && closed[payee.network]) ?? "";
  if (reason !== "") throw refused(reason);
  if (payee.confirmBy !== null) throw refused("收款地址尚未确认");
  if (payee.lockedUntil !== null && time < payee.lockedUntil) {
    throw locked("新增收款账户在锁定期内，暂时不能取款");
  }
  if (openNumber(payee.id, payee.sealed).holder !== member.realName) {
    const message = "收款人姓名与真实姓名不一致，请联系在线客服";
    throw new Refusal(CONTACT_CUSTOMER_SERVICE, "", { message });
  }
  return payee;
}

function checkAmount(
  { database, time }: CallContext,
  member: MemberRow,
  { kind, amountCents }: Asked,
): void {
  const { minCents, maxCents } = METHODS[kind];
  if (amountCents < minCents) throw refused(`单笔最低 ${yuan(minCents)}`);
  if (amountCents > maxCents) throw refused(`单笔最高 ${yuan(maxCents)}`);
  const today = todayOf(database, member, time);
  if (today.countLeft === 0) throw refused("今日取款次数已用完");
  if (amountCents > today.leftCents) throw refused(`今日还可取 ${yuan(today.leftCents)}`);
  if (amountCents > member.balanceCents) throw refused("余额不足");
  const free = withdrawableCents(member.balanceCents, keptCents(openTurnover(database, member.id)));
  if (amountCents > free) throw locked(`有效投注额未达标，当前可取 ${yuan(free)}`);
}

export function withdrawableCents(balanceCents: number, kept: number): number {
  return Math.max(0, balanceCents - kept);
}

function locked(message: string): Refusal {
  return new Refusal(LOCKING_UNAVAILABLE, "", { message });
}
