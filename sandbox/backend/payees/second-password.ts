// The second password: checked before an account is changed, and proved for one withdrawal.
import { createHash, randomBytes } from "node:crypto";
import { PASSWORD_CHECK_FAILED, WITHDRAWAL_PROTECTION } from "#contract/codes.ts";
import { addAttempt, clearAttempts, countAttempts } from "../members/attempt-store.ts";
import { checkPassword } from "../accounts/password.ts";
import { MINUTE } from "../time/china-time.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";

const TRIES = 5;
const PROOF_MS = 10 * MINUTE;
const LOCKED = "资金密码错误次数过多，请 1 小时后再试";

/**
 * @param hash MD5 of the password
 * @throws Refusal when none is set, it is wrong, or it was wrong five times within an hour
 */
export async function checkSecondPassword(context: CallContext, hash: string): Promise<void> {
  const { database, time, view } = context;
  const { id, secondHash, secondSalt } = memberOf(context);
  if (secondHash === null || secondSalt === null) throw noSecondPassword();
  const about = { site: view.site.id, kind: "secondPassword", subject: String(id) } as const;
  const before = countAttempts(database, about, time);
  if (before >= TRIES) throw new Refusal(PASSWORD_CHECK_FAILED, "", { message: LOCKED });
  // Counted before the slow check, so that parallel requests get no extra attempts.
  addAttempt(database, about, time);
  if (await checkPassword(hash, { hash: secondHash, salt: secondSalt })) {
    clearAttempts(database, about);
    return;
  }
  const left = TRIES - before - 1;
  const message = left === 0 ? LOCKED : `资金密码错误，还可以输入 ${left} 次`;
  throw new Refusal(PASSWORD_CHECK_FAILED, "", { message });
}

export function noSecondPassword(): Refusal {
  return new Refusal(WITHDRAWAL_PROTECTION, "", { message: "请先设置资金密码" });
}

export async function proveSecondPassword(
  context: CallContext,
  { secondPassword }: { readonly secondPassword: string },
): Promise<{ readonly proof: string; readonly expiresAt: number }> {
  await checkSecondPassword(context, secondPassword);
  return issueProof(context);
}

/** For a member whose password has been checked. */
export function issueProof(context: CallContext): {
  readonly proof: string;
  readonly expiresAt: number;
} {
  const proof = randomBytes(24).toString("base64url");
  const expiresAt = context.time + PROOF_MS;
  context.database
    .prepare("INSERT INTO password_proof (digest, member, expiresAt, used) VALUES (?, ?, ?, 0)")
    .run(digestOf(proof), memberOf(context).id, expiresAt);
  return { proof, expiresAt };
}

/** Accepts a proof once. @throws Refusal when it is unknown, used or too old */
export function takeProof({ database, time, ...context }: CallContext, proof: string): void {
  const { changes } = database
    .prepare(
      "UPDATE password_proof SET used = 1 WHERE digest = ? AND member = ? AND used = 0 AND expiresAt > ?",
    )
    .run(digestOf(proof), memberOf(context).id, time);
  if (changes !== 1) {
    throw new Refusal(PASSWORD_CHECK_FAILED, "", { message: "资金密码验证已过期，请重新输入" });
  }
}

function digestOf(proof: string): string {
  return createHash("sha256").update(proof).digest("hex");
}
