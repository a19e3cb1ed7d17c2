// Sent codes and captcha solutions, for the control surface (`/sandbox/outbox`) only.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { CaptchaSchema, SentCodeSchema } from "../members/account-rows.ts";

const SHOWN = 100;

/** Newest first. */
export function outboxOf(database: DatabaseSync) {
  const sent = database
    .prepare("SELECT * FROM sent_code WHERE delivered = 1 ORDER BY id DESC LIMIT ?")
    .all(SHOWN);
  const captchas = database
    .prepare("SELECT * FROM captcha ORDER BY serial DESC LIMIT ?")
    .all(SHOWN);
  return {
    codes: v
      .parse(v.array(SentCodeSchema), sent)
      .map(({ id, site, receiver, cate, purpose, code, sentAt }) => ({
        id,
        site,
        receiver,
        cate,
        purpose,
        code,
        at: sentAt,
      })),
    captchas: v
      .parse(v.array(CaptchaSchema), captchas)
      .map(({ id, site, kind, answer, spoken, createdAt }) =>
        kind === "picture"
          ? { id, site, kind, text: answer, at: createdAt }
          : { id, site, kind, x: Number(answer), answer: Number(spoken), at: createdAt },
      ),
  };
}
