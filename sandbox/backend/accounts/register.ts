import type * as v from "valibot";
import { USERNAME } from "#contract/account-rules.ts";
import type { register as registerCall } from "#contract/api/auth.ts";
import { DATA_EXISTS, INVALID_PARAMETER } from "#contract/codes.ts";
import { captchaBefore } from "../captcha/captcha-demand.ts";
import { requireProof } from "../captcha/captcha-store.ts";
import { tellWelcome } from "../letters/event-letters.ts";
import type { CallContext } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { trustDevice } from "./device-store.ts";
import { askForDocuments } from "../duties/documents.ts";
import { findMember, insertMember } from "../members/member-store.ts";
import { hashPassword } from "./password.ts";

const NAME_RULE = "4-11位，最少2个字母+数字组合，首位为字母";
const AVATARS = 8;

export async function register(
  context: CallContext,
  body: v.InferOutput<typeof registerCall.request>,
): Promise<null> {
  const { view, database, time, caller } = context;
  const site = view.site.id;
  const { name, domain, rCode, iCode } = body;
  if (!USERNAME.test(name)) throw new Refusal(INVALID_PARAMETER, "", { message: NAME_RULE });
  if (body.password !== body.secondPassword)
    throw new Refusal(INVALID_PARAMETER, "", { message: "两次密码输入不一致" });
  requireProof(context, captchaBefore(context, "register"), body);
  const { hash, salt } = await hashPassword(body.password);
  // Checked after the await: from here to the insert no other request runs.
  if (findMember(database, site, name))
    throw new Refusal(DATA_EXISTS, "", { message: "用户名已存在" });
  const avatar = firstAvatar(name);
  const fields = { site, name, domain, rCode, iCode, avatar, createdAt: time };
  const member = insertMember(database, { ...fields, passwordHash: hash, salt });
  askForDocuments(database, member.id, time);
  tellWelcome(database, member.id, time);
  trustDevice(database, member.id, caller.deviceId, time);
  return null;
}

/** The member can choose another one later. */
function firstAvatar(name: string): string {
  const sum = Buffer.from(name).reduce((total, byte) => total + byte, 0);
  return `/media/avatar/player-${(sum % AVATARS) + 1}.svg`;
}
