// Issued captchas. Each can be used once: a picture with its text, a slider with the token of its solved
// puzzle.
import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { KAPTCHA } from "#contract/api/auth.ts";
import { CODE_EXPIRED, CODE_WRONG, PICTURE_REQUIRED, SLIDER_REQUIRED } from "#contract/codes.ts";
import { CaptchaSchema, type CaptchaRow } from "../members/account-rows.ts";
import { HOUR, MINUTE } from "../time/china-time.ts";
import type { CallContext } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";

const PICTURE_LIFE_MS = 5 * MINUTE;
/** From issuing the puzzle to the call it is used in. */
const PROOF_LIFE_MS = 5 * MINUTE;
const KEPT_MS = HOUR;

interface Proof {
  readonly kaptchcate: number;
  readonly codeId: string;
  readonly code: string;
}

/**
 * @throws Refusal `pictureDemanded` or `sliderDemanded` when it is missing, `wrongCode` or `codeExpired`
 * when it fails
 */
export function requireProof(
  context: CallContext,
  demanded: typeof PICTURE_REQUIRED | typeof SLIDER_REQUIRED | null,
  proof: Proof,
): void {
  const { kaptchcate } = proof;
  if (kaptchcate === KAPTCHA.picture && demanded !== SLIDER_REQUIRED) takePicture(context, proof);
  else if (kaptchcate === KAPTCHA.slider && demanded !== PICTURE_REQUIRED)
    takeSlider(context, proof);
  else if (demanded !== null) throw new Refusal(demanded);
}

/** @param make gets the captcha's serial number */
export function addCaptcha<T extends Pick<CaptchaRow, "kind" | "answer" | "spoken">>(
  { view, database, time }: CallContext,
  make: (serial: number) => T,
): { readonly made: T; readonly id: string; readonly token: string } {
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
  { view, database }: CallContext,
  kind: CaptchaRow["kind"],
  id: string,
): CaptchaRow | null {
  const row = database
    .prepare("SELECT * FROM captcha WHERE site = ? AND kind = ? AND id = ?")
    .get(view.site.id, kind, id);
  return row === undefined ? null : v.parse(CaptchaSchema, row);
}

export function updateCaptcha(
  { database }: CallContext,
  { serial }: CaptchaRow,
  mark: "tries" | "passed" | "used",
): void {
  database.prepare(`UPDATE captcha SET ${mark} = ${mark} + 1 WHERE serial = ?`).run(serial);
}

function takePicture(context: CallContext, { codeId, code }: Proof): void {
  const captcha = findCaptcha(context, "picture", codeId);
  if (!captcha || captcha.used === 1) throw new Refusal(CODE_WRONG);
  updateCaptcha(context, captcha, "used");
  if (context.time - captcha.createdAt >= PICTURE_LIFE_MS) throw new Refusal(CODE_EXPIRED);
  if (code.trim().toUpperCase() !== captcha.answer) throw new Refusal(CODE_WRONG);
}

/** A failed slider is asked for again: the player cannot correct it. */
function takeSlider(context: CallContext, { codeId, code }: Proof): void {
  const captcha = findCaptcha(context, "slider", codeId);
  const holds =
    captcha !== null &&
    captcha.passed === 1 &&
    captcha.used === 0 &&
    captcha.token === code &&
    context.time - captcha.createdAt < PROOF_LIFE_MS;
  if (!holds) throw new Refusal(SLIDER_REQUIRED);
  updateCaptcha(context, captcha, "used");
}
