// Time-out, self-exclusion and closing: in one transaction every session ends, open games end, and the balance is paid
// out where the member leaves for longer.
import { monthsLater } from "../time/months-later.ts";
import type * as v from "valibot";
import type * as calls from "#contract/api/protection.ts";
import { INVALID_PARAMETER } from "#contract/codes.ts";
import { revokeTokens } from "../members/token-store.ts";
import { inTransaction } from "../database/transaction.ts";
import { HOUR } from "../time/china-time.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { settleMoney } from "../withdrawals/settle-money.ts";
import { chooseChannels } from "../duties/choices.ts";
import { endBets } from "./end-bets.ts";
import { payOutBalance } from "./pay-out-balance.ts";
import { pauseOf, pauseRefusal, startPause } from "../duties/pauses.ts";
import { otherAccounts } from "../duties/same-person.ts";
import { siteDuties } from "../duties/site-duties.ts";

type Ended = v.InferOutput<typeof calls.closeAccount.response>;

export function takeTimeOut(
  context: CallContext,
  { hours }: v.InferOutput<typeof calls.takeTimeOut.request>,
): Ended {
  const { database, time } = context;
  const { id } = memberOf(context);
  const { timeOutMinHours, timeOutMaxHours } = siteDuties(context);
  const [least, most] = [timeOutMinHours ?? 0, timeOutMaxHours ?? 0];
  if (hours < least || hours > most) throw refuse(`冷静期为 ${least} 至 ${most} 小时`);
  settleMoney(context);
  const pause = { kind: "timeOut", from: time, until: time + hours * HOUR } as const;
  return inTransaction(database, () => {
    startPause(database, id, pause);
    endSessions(context, id);
    return { pause, paidOutCents: 0, refundedCents: 0, openBets: openBets(context, id) };
  });
}

/** @param months null: for good, until the operator opens the account again */
export function selfExclude(
  context: CallContext,
  { months }: v.InferOutput<typeof calls.selfExclude.request>,
): Ended {
  const { exclusionMinMonths } = siteDuties(context);
  const least = exclusionMinMonths ?? 0;
  if (months !== null && months < least) throw refuse(`自我排除至少 ${least} 个月`);
  const until = months === null ? null : monthsLater(context.time, months);
  return leave(context, { kind: "exclusion", from: context.time, until });
}

export function closeAccount(context: CallContext): Ended {
  return leave(context, { kind: "closed", from: context.time, until: null });
}

function leave(context: CallContext, pause: Ended["pause"]): Ended {
  settleMoney(context);
  const { database, time } = context;
  const { id } = memberOf(context);
  const { refundUnstarted } = siteDuties(context);
  return inTransaction(database, () => {
    startPause(database, id, pause);
    for (const account of [id, ...otherAccountsOf(context, pause)]) endSessions(context, account);
    // No marketing after an exclusion (SR 3.5.3, Standard 2.14, 58 Pa. Code § 814a.1(d)).
    chooseChannels(database, id, []);
    const ended = endBets(database, { member: id, time, refundUnstarted });
    return { pause, ...ended, paidOutCents: payOutBalance(context) };
  });
}

function otherAccountsOf({ database, member }: CallContext, { kind }: Ended["pause"]): number[] {
  return kind === "exclusion" && member ? otherAccounts(database, member.id) : [];
}

function endSessions({ database, ports }: CallContext, member: number): void {
  revokeTokens(database, member);
  ports.endGames(member);
}

/**
 * Once an account has the name and birthday of a person.
 * @throws Refusal when that person is excluded: the account is as good as excluded, and its sessions have ended
 */
export function endIfExcluded(context: CallContext): void {
  const { id } = memberOf(context);
  const pause = pauseOf(context.database, id, context.time);
  if (pause?.kind !== "exclusion") return;
  endSessions(context, id);
  throw pauseRefusal(pause);
}

function openBets({ database }: CallContext, member: number): number {
  const row = database
    .prepare(
      "SELECT count(*) AS count FROM bet_ticket WHERE member = ? AND state IN ('pending', 'open')",
    )
    .get(member);
  return Number(row?.["count"]);
}

function refuse(message: string): Refusal {
  return new Refusal(INVALID_PARAMETER, "", { message });
}
