import type * as v from "valibot";
import type { register as registerCall } from "#contract/api/auth.ts";
import { USERNAME } from "#contract/account-rules.ts";
import { INVALID_PARAMETER, Refusal } from "../answers/refusal.ts";
import { between } from "../random.ts";
import type { AnswerContext } from "../world.ts";
import { DATA_EXISTS } from "./account-codes.ts";
import { captchaBefore } from "./captcha-demand.ts";
import { requireProof } from "./captcha-store.ts";
import { trustDevice } from "./device-store.ts";
import { findMember, insertMember } from "./member-store.ts";
import { keepPassword } from "./password.ts";
import { welcomeUnread, writeUnread } from "./unread-store.ts";

const NAME_RULE = "4-11位，最少2个字母+数字组合，首位为字母";
const AVATARS = 8;

export async function register(
  context: AnswerContext,
  body: v.InferOutput<typeof registerCall.request>,
): Promise<null> {
  const { view, world, time, caller } = context;
  const { database, seed } = world;
  const site = view.site.id;
  const { name, domain, rCode, iCode } = body;
  if (!USERNAME.test(name)) throw new Refusal(INVALID_PARAMETER, "", { message: NAME_RULE });
  if (body.password !== body.secondPassword)
    throw new Refusal(INVALID_PARAMETER, "", { message: "两次密码输入不一致" });
  requireProof(context, captchaBefore(context, "register"), body);
  const { hash, salt } = await keepPassword(body.password);
  // Looked for after the wait: from here to the insert nothing else runs.
  if (findMember(database, site, name))
    throw new Refusal(DATA_EXISTS, "", { message: "用户名已存在" });
  const avatar = `/media/avatar/player-${between(1, AVATARS, seed, site, name)}.svg`;
  const fields = { site, name, domain, rCode, iCode, avatar, createdAt: time };
  const member = insertMember(database, { ...fields, passwordHash: hash, salt });
  writeUnread(database, member.id, welcomeUnread());
  trustDevice(database, member.id, caller.deviceId, time);
  return null;
}
