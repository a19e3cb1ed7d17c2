// The second password, asked before money or an account is touched (spec: shell-and-accounts §3 "Profile
// page fields"). It is only in the form, and is cleared when a call refuses it.
import * as v from "valibot";
import { SECOND_PASSWORD } from "#contract/account-rules.ts";
import { PASSWORD_CHECK_FAILED } from "#contract/codes.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { wirePassword } from "#lib/wire/wire-password.ts";
import type { RuleForm } from "#ui/form/use-rule-form.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { useSession } from "#session/account/session-store.ts";
import { sharedRecord } from "#session/account/player-record.ts";

export type SecondPasswordState = RuleForm<{ secondPassword: string }>;

/** Rule and refusal of a form with this field; its texts are those of `payees`. */
export const SECOND_PASSWORD_REFUSALS = { [PASSWORD_CHECK_FAILED]: "secondPassword" } as const;

export function secondPasswordRule(digits: string): string | null {
  return SECOND_PASSWORD.test(digits) ? null : "payees:secondPassword.missing";
}

/** After so many wrong ones within an hour the server takes none. */
const TRIES = 5;
const HOUR_MS = 3_600_000;
/** Times of wrong ones, in whatever tab; they outlive a reload. */
const wrong = sharedRecord("wrong-second-passwords", v.array(v.number()));

function wrongTimes(): readonly number[] {
  const kept = wrong.read();
  const since = Date.now() - HOUR_MS;
  return kept?.userId === useSession.getState().userId
    ? kept.fields.filter((time) => time > since)
    : [];
}

/**
 * Sends with the password as calls carry it.
 * @throws CallError; a refused password is cleared
 */
export async function withSecondPassword<T>(
  form: Pick<SecondPasswordState, "read" | "set">,
  send: (hash: string) => Promise<T>,
): Promise<T> {
  try {
    const answer = await send(wirePassword(form.read().secondPassword));
    wrong.drop();
    return answer;
  } catch (failure) {
    if (isRefused(failure)) {
      form.set("secondPassword", "");
      wrong.write([...wrongTimes(), Date.now()]);
    }
    throw failure;
  }
}

/** Closes a dialog that asks for the password once no try is left: says so, or throws what else has failed. */
export function closeWhenSpent(failure: unknown, close: () => void): void {
  if (!isRefused(failure) || wrongTimes().length < TRIES) throw failure;
  close();
  showToast(errorText(failure));
}

function isRefused(failure: unknown): failure is CallError {
  return failure instanceof CallError && failure.code === PASSWORD_CHECK_FAILED;
}
