// The login of the test account.
import { createHash } from "node:crypto";
import {
  INVALID_CREDENTIALS,
  LOGIN_EXPIRED,
  PICTURE_REQUIRED,
  RISK_CODES,
  SLIDER_REQUIRED,
  SUCCESS_CODE,
} from "#contract/codes.ts";
import { checkWrong } from "./check-calls.ts";
import { notRun, rowOf, type Row } from "./report-row.ts";
import { goodAnswer, isCode, type Visit } from "./visit.ts";

export interface Account {
  readonly name: string;
  readonly password: string;
}

export const md5 = (text: string): string => createHash("md5").update(text).digest("hex");

const loginBody = ({ name, password }: Account) => ({
  name,
  password: md5(password),
  kaptchcate: 0,
  codeId: "",
  code: "",
  version: "conform",
  isAgent: 0,
});

/** Logs in, so that the visit has a token. */
export async function checkLogin(
  visit: Visit,
  account: Account | null,
  write: boolean,
): Promise<readonly Row[]> {
  const body = loginBody(account ?? { name: "conform", password: "" });
  const wrong = await checkWrong(visit, "login", body);
  if (account === null)
    return [notRun("login", "valid body", "no test account is given", "give --account."), wrong];
  const reply = await visit.ask("login", body);
  if (HELD_UP.has(reply.code)) {
    const what = `the server asks for a captcha or a code first (${reply.code})`;
    const fix = "switch that off for the test account, and from this address.";
    return [rowOf("login", "valid body", { place: reply.place, what, fix }), wrong];
  }
  visit.token = visit.facts.answer("login")?.token ?? "";
  const good = rowOf("login", "valid body", goodAnswer("login", reply));
  return [good, wrong, await wrongPassword(visit, body, write)];
}

/** Counts as a failed attempt. */
async function wrongPassword(visit: Visit, body: object, write: boolean): Promise<Row> {
  const check = "wrong password";
  if (!write) return notRun("login", check, "changes data", "give --write with a test account.");
  const reply = await visit.client.ask(visit.asked("login", { ...body, password: md5("conform") }));
  const codes = [INVALID_CREDENTIALS, PICTURE_REQUIRED, SLIDER_REQUIRED];
  return rowOf("login", check, isCode(reply, codes, "the password is wrong"));
}

const HELD_UP: ReadonlySet<number | null> = new Set([
  PICTURE_REQUIRED,
  SLIDER_REQUIRED,
  ...RISK_CODES,
]);

/** Ends the session; its token must be dead after that. */
export async function checkLogout(visit: Visit): Promise<readonly Row[]> {
  const left = isCode(await visit.ask("logout", {}), [SUCCESS_CODE], "the session is open");
  const after = await visit.client.ask(visit.asked("memberInfo", {}));
  const ended = isCode(after, [LOGIN_EXPIRED], "the session was ended by logout");
  return [rowOf("logout", "valid body", left), rowOf("logout", "ends the session", ended)];
}
