// Captchas that were given out. Each proves a person once: a picture with what is read in it, a slider
// with the token of a puzzle that was solved before.
import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { KAPTCHA } from "#contract/api/auth.ts";
import { Refusal } from "../answers/refusal.ts";
import { CaptchaSchema, type CaptchaRow } from "../store/account-rows.ts";
import type { AnswerContext } from "../world.ts";
import { CODE_EXPIRED, PICTURE_DEMANDED, SLIDER_DEMANDED, WRONG_CODE } from "./account-codes.ts";

const PICTURE_LIFE_MS = 300_000;
/** From the puzzle to the call it was solved for. */
const PROOF_LIFE_MS = 300_000;
const KEPT_MS = 3_600_000;

interface Proof {
  readonly kaptchcate: number;
  readonly codeId: string;
  readonly code: string;
}

/** @throws Refusal 6021 or 6022 when that is demanded and not given, 6036 or 6038 when it does not hold */
export function requireProof(
  context: AnswerContext,
  demanded: typeof PICTURE_DEMANDED | typeof SLIDER_DEMANDED | null,
  proof: Proof,
): void {
  const { kaptchcate } = proof;
  if (kaptchcate === KAPTCHA.picture && demanded !== SLIDER_DEMANDED) takePicture(context, proof);
  else if (kaptchcate === KAPTCHA.slider && demanded !== PICTURE_DEMANDED)
    takeSlider(context, proof);
  else if (demanded !== null) throw new Refusal(demanded);
}

/** @param make is told the serial number the captcha will have */
export function addCaptcha<T extends Pick<CaptchaRow, "kind" | "answer" | "spoken">>(
  { view, world, time }: AnswerContext,
  make: (serial: number) => T,
): { readonly made: T; readonly id: string; readonly token: string } {
  const { database } = world;
  database.prepare("DELETE FROM captcha WHERE createdAt < ?").run(time - KEPT_MS);
  const row = database.prepare("SELECT COALESCE(MAX(serial), 0) AS last FROM captcha").get();
  const serial = Number(row?.["last"]) + 1;
  const made = make(serial);
  const id = randomBytes(18).toString("base64url");
  const token = randomBytes(18).toString("base64url");
  database
    .prepare(
      `INSERT INTO captcha (serial, id, site, kind, answer, spoken, token, createdAt, tries, passed, used)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0)`,
    )
    .run(serial, id, view.site.id, made.kind, made.answer, made.spoken, token, time);
  return { made, id, token };
}

export function findCaptcha(
  { view, world }: AnswerContext,
  kind: CaptchaRow["kind"],
  id: string,
): CaptchaRow | null {
  const row = world.database
    .prepare("SELECT * FROM captcha WHERE site = ? AND kind = ? AND id = ?")
    .get(view.site.id, kind, id);
  return row === undefined ? null : v.parse(CaptchaSchema, row);
}

export function markCaptcha(
  { world }: AnswerContext,
  { serial }: CaptchaRow,
  mark: "tries" | "passed" | "used",
): void {
  world.database.prepare(`UPDATE captcha SET ${mark} = ${mark} + 1 WHERE serial = ?`).run(serial);
}

function takePicture(context: AnswerContext, { codeId, code }: Proof): void {
  const captcha = findCaptcha(context, "picture", codeId);
  if (!captcha || captcha.used === 1) throw new Refusal(WRONG_CODE);
  markCaptcha(context, captcha, "used");
  if (context.time - captcha.createdAt >= PICTURE_LIFE_MS) throw new Refusal(CODE_EXPIRED);
  if (code.trim().toUpperCase() !== captcha.answer) throw new Refusal(WRONG_CODE);
}

/** A slider that does not hold is asked for again: there is nothing to correct in it. */
function takeSlider(context: AnswerContext, { codeId, code }: Proof): void {
  const captcha = findCaptcha(context, "slider", codeId);
  const holds =
    captcha !== null &&
    captcha.passed === 1 &&
    captcha.used === 0 &&
    captcha.token === code &&
    context.time - captcha.createdAt < PROOF_LIFE_MS;
  if (!holds) throw new Refusal(SLIDER_DEMANDED);
  markCaptcha(context, captcha, "used");
}
