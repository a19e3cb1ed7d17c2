// Real name, gender and birthday: each is set once.
import type * as v from "valibot";
import type * as calls from "#contract/api/member.ts";
import { LEGAL_AGE } from "#contract/account-rules.ts";
import { DATA_EXISTS } from "../accounts/account-codes.ts";
import { type MemberRow, updateMember } from "../accounts/member-store.ts";
import { INVALID_PARAMETER, Refusal } from "../answers/refusal.ts";
import { type AnswerContext, memberOf } from "../world.ts";
import { isRealName } from "./real-name.ts";

type Details = v.InferOutput<typeof calls.bindOther.request>;
const DETAILS = ["realName", "gender", "birthday"] as const;

export function bindOther(context: AnswerContext, details: Details): null {
  const given = DETAILS.filter((name) => details[name] !== undefined);
  if (given.length === 0) throw new Refusal(INVALID_PARAMETER, "body");
  return bind(context, details, given);
}

export function bindFromDeposit(
  context: AnswerContext,
  { realName }: v.InferOutput<typeof calls.bindFromDeposit.request>,
): null {
  return bind(context, { realName }, ["realName"]);
}

/** All of it or nothing. */
function bind(
  context: AnswerContext,
  details: Details,
  given: readonly (keyof MemberRow & keyof Details)[],
): null {
  const member = memberOf(context);
  if (given.some((name) => member[name] !== null)) throw new Refusal(DATA_EXISTS);
  const { realName, birthday } = details;
  if (realName !== undefined && !isRealName(realName)) refuse("请输入正确的名字");
  if (birthday !== undefined) checkBirthday(birthday, context.time);
  updateMember(context.world.database, member.id, details);
  return null;
}

const CHINA_OFFSET_MS = 8 * 3_600_000;
const EARLIEST = "1900-01-01";

/** @param birthday `YYYY-MM-DD` */
function checkBirthday(birthday: string, now: number): void {
  const real = new Date(`${birthday}T00:00:00Z`);
  const isDay = !Number.isNaN(real.getTime()) && real.toISOString().startsWith(birthday);
  if (!isDay || birthday < EARLIEST) throw new Refusal(INVALID_PARAMETER, "birthday");
  const today = new Date(now + CHINA_OFFSET_MS).toISOString().slice(0, 10);
  const [year = "", ...monthAndDay] = birthday.split("-");
  const ofAge = [Number(year) + LEGAL_AGE, ...monthAndDay].join("-");
  if (ofAge > today) refuse("您的年龄未满18，无法游戏哦");
}

function refuse(message: string): never {
  throw new Refusal(INVALID_PARAMETER, "", { message });
}
