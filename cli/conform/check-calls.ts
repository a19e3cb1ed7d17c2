// Every call with valid, minimal and wrong bodies, and without a session.
import { CALLS, type CallName } from "#contract/api/calls.ts";
import type { ApiCall } from "#contract/api/envelope.ts";
import { INVALID_PARAMETER, LOGIN_EXPIRED, NOT_FOUND } from "#contract/codes.ts";
import { type CallPlan, offSwitch } from "./call-plan.ts";
import { notRun, rowOf, type Row, type Verdict } from "./report-row.ts";
import { minimalBody, wrongBodies } from "./request-bodies.ts";
import { bodiesOf, goodAnswer, isCode, named, type Visit } from "./visit.ts";

/** What may be done on the server. */
export interface Permission {
  /** A test account is logged in. */
  readonly member: boolean;
  readonly write: boolean;
}

const PARAMETER_ERRORS = [INVALID_PARAMETER, 6301];
const WRITE = "give --write with a test account.";
const ACCOUNT = "give --account, with its password in LIVERY_TEST_PASSWORD.";

export async function checkCalls(
  visit: Visit,
  plans: readonly CallPlan[],
  may: Permission,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const plan of plans) rows.push(...(await checkCall(visit, plan, may)));
  return rows;
}

async function checkCall(visit: Visit, plan: CallPlan, may: Permission): Promise<readonly Row[]> {
  const { name } = plan;
  const call: ApiCall = CALLS[name];
  const off = offSwitch(visit.facts, name);
  if (off !== null) return [notRun(name, "valid body", `the brand's switch ${off} is off`, null)];
  const rows = call.member ? [await withoutSession(visit, plan)] : [];
  if (isUnknown(rows)) return rows;
  if (plan.changes && !may.write)
    return [...rows, notRun(name, "valid body", "changes data", WRITE)];
  if (call.member && !may.member)
    return [...rows, notRun(name, "valid body", "is for members", ACCOUNT)];
  const bodies = await bodiesOf(visit, plan);
  if (typeof bodies === "string") return [...rows, notRun(name, "valid body", bodies, null)];
  const { body } = bodies;
  if (plan.only === undefined) rows.push(...(await checkGood(visit, name, body)));
  else rows.push(notRun(name, "valid body", plan.only, null));
  if (call.method === "POST" && !isUnknown(rows)) rows.push(await checkWrong(visit, name, body));
  return rows;
}

/** A call that the server does not know has one row. */
const isUnknown = (rows: readonly Row[]) =>
  rows.some(({ what }) => what?.includes(named(NOT_FOUND)) === true);

async function checkGood(visit: Visit, name: CallName, body: object): Promise<readonly Row[]> {
  const least = minimalBody(CALLS[name], { ...body });
  const rows = [rowOf(name, "valid body", goodAnswer(name, await visit.ask(name, body)))];
  if (least !== null && !isUnknown(rows))
    rows.push(rowOf(name, "minimal body", goodAnswer(name, await visit.ask(name, least))));
  return rows;
}

/** Of the wrong bodies, the first that is not refused is told. */
export async function checkWrong(visit: Visit, name: CallName, body: object): Promise<Row> {
  const call: ApiCall = CALLS[name];
  for (const wrong of wrongBodies(call, { ...body })) {
    const isText = typeof wrong.body === "string";
    const reply = await visit.ask(name, wrong.body, isText ? { body: wrong.body } : {});
    const verdict = isCode(reply, PARAMETER_ERRORS, `the body is wrong (${wrong.what})`);
    if (verdict !== null) return rowOf(name, "wrong bodies", verdict);
  }
  return rowOf(name, "wrong bodies", null);
}

async function withoutSession(visit: Visit, { name, bodies }: CallPlan): Promise<Row> {
  const given = bodies(visit.facts);
  const body = typeof given === "string" ? {} : given.body;
  let verdict: Verdict = null;
  for (const token of ["", "conform-no-session"]) {
    const reply = await visit.client.ask(visit.asked(name, body, { token }));
    verdict ??= isCode(reply, [LOGIN_EXPIRED], "the request has no valid token");
  }
  return rowOf(name, "no session", verdict);
}
