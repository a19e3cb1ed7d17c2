// Codes by SMS, e-mail and voice: six digits, ten minutes, five tries; one a minute and ten a day to a
// receiver. What was sent is read in the outbox only.
import * as v from "valibot";
import { CODE_COOLDOWN_MS } from "#contract/account-rules.ts";
import { Refusal } from "../answers/refusal.ts";
import { between } from "../random.ts";
import { type CodeChannel, type CodePurpose, SentCodeSchema } from "../store/account-rows.ts";
import type { AnswerContext } from "../world.ts";
import {
  CODE_EXPIRED,
  LOCKED,
  SIXTY_SECONDS,
  TOO_MANY_ATTEMPTS,
  WRONG_CODE,
} from "./account-codes.ts";

const LIFE_MS = 600_000;
const DAY_MS = 86_400_000;
const SENDS_A_DAY = 10;
const TRIES = 5;

interface CodeTo {
  /** Country code and number in digits, or an e-mail in lower case. */
  readonly receiver: string;
  readonly purpose: CodePurpose;
  /** Who asks: the id of the member whose session it is, or else a username in lower case. */
  readonly subject?: string;
}

/**
 * @param delivered false keeps up appearances for a receiver that belongs to nobody
 * @throws Refusal 6066 within a minute, 6034 after ten a day
 */
export function sendCode(
  context: AnswerContext,
  to: CodeTo & { readonly cate: CodeChannel; readonly delivered?: boolean },
): void {
  const { view, world, time } = context;
  const { receiver, purpose, cate, delivered = true } = to;
  const sent = world.database
    .prepare(
      "SELECT COUNT(*) AS times, MAX(sentAt) AS last FROM sent_code WHERE site = ? AND receiver = ? AND sentAt > ?",
    )
    .get(view.site.id, receiver, time - DAY_MS);
  const last = sent?.["last"];
  if (typeof last === "number" && time - last < CODE_COOLDOWN_MS) throw new Refusal(SIXTY_SECONDS);
  if (Number(sent?.["times"]) >= SENDS_A_DAY) throw new Refusal(TOO_MANY_ATTEMPTS);
  world.database
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
 * Uses up the last code sent. Returns when it is right.
 * @throws Refusal 6036 wrong, 6037 after five tries, 6038 after ten minutes
 */
export function takeCode(context: AnswerContext, typed: CodeTo & { readonly code: string }): void {
  const { view, world, time } = context;
  const row = world.database
    .prepare(
      "SELECT * FROM sent_code WHERE site = ? AND receiver = ? AND purpose = ? AND subject = ? ORDER BY id DESC LIMIT 1",
    )
    .get(view.site.id, typed.receiver, typed.purpose, subjectOf(context, typed));
  if (row === undefined) throw new Refusal(WRONG_CODE);
  const sent = v.parse(SentCodeSchema, row);
  if (sent.used === 1) throw new Refusal(WRONG_CODE);
  if (time >= sent.expiresAt) throw new Refusal(CODE_EXPIRED);
  if (sent.tries >= TRIES) throw new Refusal(LOCKED);
  const right = sent.delivered === 1 && typed.code === sent.code;
  world.database
    .prepare("UPDATE sent_code SET tries = tries + 1, used = ? WHERE id = ?")
    .run(right ? 1 : 0, sent.id);
  if (!right) throw new Refusal(WRONG_CODE);
}

function subjectOf({ member }: AnswerContext, { subject }: CodeTo): string {
  return subject ?? (member ? String(member.id) : "");
}

function nextCode({ view, world }: AnswerContext): string {
  const row = world.database.prepare("SELECT COALESCE(MAX(id), 0) AS last FROM sent_code").get();
  const code = between(0, 999_999, world.seed, view.site.id, "code", Number(row?.["last"]) + 1);
  return String(code).padStart(6, "0");
}
