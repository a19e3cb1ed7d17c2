// Codes by SMS, e-mail and voice call: six digits, valid for ten minutes and five tries; a receiver gets one a
// minute and ten a day.
import * as v from "valibot";
import { CODE_COOLDOWN_MS } from "#contract/account-rules.ts";
import {
  CODE_EXPIRED,
  CODE_LOCKED,
  CODE_WRONG,
  PHONE_ATTEMPTS_EXCEEDED,
  SENT_WITHIN_MINUTE,
} from "#contract/codes.ts";
import { DAY, MINUTE } from "../time/china-time.ts";
import type { CallContext } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { type CodeChannel, type CodePurpose, SentCodeSchema } from "../members/account-rows.ts";

const LIFE_MS = 10 * MINUTE;
const SENDS_A_DAY = 10;
const TRIES = 5;

interface CodeTo {
  /** Country code and number in digits, or an e-mail in lower case. */
  readonly receiver: string;
  readonly purpose: CodePurpose;
  /** Who asks: the member's id in a session, otherwise the username in lower case. */
  readonly subject?: string;
}

/**
 * @param delivered false when no account has this receiver: the answer is the same, but nothing is sent
 * @throws Refusal `sixtySeconds` within a minute, `tooManyAttempts` after ten a day
 */
export function sendCode(
  context: CallContext,
  to: CodeTo & { readonly cate: CodeChannel; readonly delivered?: boolean },
): void {
  const { view, database, time } = context;
  const { receiver, purpose, cate, delivered = true } = to;
  const sent = database
    .prepare(
      "SELECT COUNT(*) AS times, MAX(sentAt) AS last FROM sent_code WHERE site = ? AND receiver = ? AND sentAt > ?",
    )
    .get(view.site.id, receiver, time - DAY);
  const last = sent?.["last"];
  if (typeof last === "number" && time - last < CODE_COOLDOWN_MS)
    throw new Refusal(SENT_WITHIN_MINUTE);
  if (Number(sent?.["times"]) >= SENDS_A_DAY) throw new Refusal(PHONE_ATTEMPTS_EXCEEDED);
  database
    .prepare(
      `INSERT INTO sent_code (site, receiver, purpose, subject, cate, code, delivered, sentAt, expiresAt, tries, used)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0)`,
    )
    .run(
      view.site.id,
      receiver,
      purpose,
      subjectOf(context, to),
      cate,
      delivered ? nextCode(context) : "",
      delivered ? 1 : 0,
      time,
      time + LIFE_MS,
    );
}

/**
 * Accepts a code once: the last one sent to the receiver for this purpose.
 * @throws Refusal `wrongCode`, `locked` after five tries, `codeExpired` after ten minutes
 */
export function takeCode(context: CallContext, typed: CodeTo & { readonly code: string }): void {
  const { view, database, time } = context;
  const row = database
    .prepare(
      "SELECT * FROM sent_code WHERE site = ? AND receiver = ? AND purpose = ? AND subject = ? ORDER BY id DESC LIMIT 1",
    )
    .get(view.site.id, typed.receiver, typed.purpose, subjectOf(context, typed));
  if (row === undefined) throw new Refusal(CODE_WRONG);
  const sent = v.parse(SentCodeSchema, row);
  if (sent.used === 1) throw new Refusal(CODE_WRONG);
  if (time >= sent.expiresAt) throw new Refusal(CODE_EXPIRED);
  if (sent.tries >= TRIES) throw new Refusal(CODE_LOCKED);
  const right = sent.delivered === 1 && typed.code === sent.code;
  database
    .prepare("UPDATE sent_code SET tries = tries + 1, used = ? WHERE id = ?")
    .run(right ? 1 : 0, sent.id);
  if (!right) throw new Refusal(CODE_WRONG);
}

function subjectOf({ member }: CallContext, { subject }: CodeTo): string {
  return subject ?? (member ? String(member.id) : "");
}

function nextCode({ view, database, ports }: CallContext): string {
  const row = database.prepare("SELECT COALESCE(MAX(id), 0) AS last FROM sent_code").get();
  return ports.newCode(view.site.id, Number(row?.["last"]) + 1);
}
