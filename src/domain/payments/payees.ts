// What the accounts have in common that withdrawals are paid to. Each kind has a module of its own, because a
// brand can switch it off. Their numbers come masked; query keys hold none of them.
import type { AlipayAccount } from "#contract/api/alipay-accounts.ts";
import type { BankCard } from "#contract/api/bank-cards.ts";
import type { CoinAccount } from "#contract/api/coin-accounts.ts";
import { DATA_EXISTS, NOT_FOUND } from "#contract/codes.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { serverNow } from "#lib/time/clock.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { loadMember } from "#session/account/member.ts";

export type Payee = BankCard | CoinAccount | AlipayAccount;

export interface Payees<P extends Payee> {
  /** How many a member may have. */
  readonly max: number;
  readonly list: readonly P[];
}

/**
 * Adds, confirms or removes an account, then loads the list again. It is loaded after a lost answer too, because
 * the change may have been made, and after a refusal that shows that the page's list is old.
 * @param list the call that lists those of its kind
 */
export async function changePayees<T>(
  list: { readonly path: string },
  change: Promise<T>,
): Promise<T> {
  try {
    const answer = await change;
    refreshPayees(list);
    return answer;
  } catch (error) {
    if (!(error instanceof CallError) || !isRefusal(error)) refreshPayees(list);
    throw error;
  }
}

function isRefusal({ kind, code }: CallError): boolean {
  return kind === "code" && code !== NOT_FOUND && code !== DATA_EXISTS;
}

function refreshPayees({ path }: { readonly path: string }): void {
  void queryClient.invalidateQueries({ queryKey: [path] });
  // The profile says whether there is an account. If this reload fails, the next one updates it.
  void loadMember().catch(() => {});
}

export type PayeeState = "usable" | "locked" | "unconfirmed";

/** Whether a withdrawal can be paid to it now. */
export function payeeState(payee: Payee, now = serverNow()): PayeeState {
  if ("confirmBy" in payee && payee.confirmBy !== null) return "unconfirmed";
  return payee.lockedUntil !== null && payee.lockedUntil > now ? "locked" : "usable";
}
