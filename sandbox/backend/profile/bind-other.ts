// Real name, gender and birthday: each is set once.
import type * as v from "valibot";
import { REAL_NAME } from "#contract/account-rules.ts";
import type * as deposit from "#contract/api/deposit.ts";
import type * as calls from "#contract/api/member.ts";
import { DATA_EXISTS, INVALID_PARAMETER } from "#contract/codes.ts";
import { type MemberRow, updateMember } from "../members/member-store.ts";
import { endIfExcluded } from "../protection/end-account.ts";
import { dayOf } from "../time/china-time.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";

type Details = v.InferOutput<typeof calls.bindOther.request>;
const DETAILS = ["realName", "gender", "birthday"] as const;

export function bindOther(context: CallContext, details: Details): null {
  const given = DETAILS.filter((name) => details[name] !== undefined);
  if (given.length === 0) throw new Refusal(INVALID_PARAMETER, "body");
  return bind(context, details, given);
}

export function bindFromDeposit(
  context: CallContext,
  { realName }: v.InferOutput<typeof deposit.bindFromDeposit.request>,
): null {
  return bind(context, { realName }, ["realName"]);
}

/** Sets all given details or none. @throws Refusal also when they are of a person who is excluded */
function bind(
  context: CallContext,
  details: Details,
  given: readonly (keyof MemberRow & keyof Details)[],
): null {
  const member = memberOf(context);
  if (given.some((name) => member[name] !== null)) throw new Refusal(DATA_EXISTS);
  const { realName, birthday } = details;
  if (realName !== undefined && !REAL_NAME.test(realName)) refuse("请输入正确的名字");
  if (birthday !== undefined) checkBirthday(birthday, context);
  updateMember(context.database, member.id, details);
  endIfExcluded(context);
  return null;
}

const EARLIEST = "1900-01-01";

/** @param birthday `YYYY-MM-DD` */
function checkBirthday(birthday: string, { time, view: { site } }: CallContext): void {
  const real = new Date(`${birthday}T00:00:00Z`);
  const isDay = !Number.isNaN(real.getTime()) && real.toISOString().startsWith(birthday);
  if (!isDay || birthday < EARLIEST) throw new Refusal(INVALID_PARAMETER, "birthday");
  const today = dayOf(time);
  const [year = "", ...monthAndDay] = birthday.split("-");
  const ofAge = [Number(year) + site.minimumAge, ...monthAndDay].join("-");
  if (ofAge > today) refuse(`您的年龄未满${site.minimumAge}，无法游戏哦`);
}

function refuse(message: string): never {
  throw new Refusal(INVALID_PARAMETER, "", { message });
}
