// Calls that move money: one effect per key, whatever is repeated or lost, and an outcome that can be asked for.
import { randomUUID } from "node:crypto";
import { MONEY_STATUS } from "#contract/api/calls.ts";
import {
  INVALID_PARAMETER,
  LOGIN_EXPIRED,
  SUCCESS_CODE,
  UNDECIDED_CODES,
} from "#contract/codes.ts";
import type { Permission } from "./check-calls.ts";
import { checkWrong } from "./check-calls.ts";
import { type CallPlan, isMoney, type MoneyName, offSwitch } from "./call-plan.ts";
import type { Reply } from "./client.ts";
import { notRun, rowOf, type Row, type Verdict } from "./report-row.ts";
import { bodiesOf, goodAnswer, isCode, type Visit } from "./visit.ts";

export async function checkMoney(
  visit: Visit,
  plans: readonly CallPlan[],
  may: Permission,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const plan of plans)
    if (isMoney(plan.name)) rows.push(...(await checkMoneyCall(visit, plan.name, plan, may)));
  return rows;
}

async function checkMoneyCall(
  visit: Visit,
  name: MoneyName,
  plan: CallPlan,
  may: Permission,
): Promise<readonly Row[]> {
  const off = offSwitch(visit.facts, name);
  if (off !== null) return [notRun(name, "money", `the brand's switch ${off} is off`, null)];
  const session = isCode(
    await visit.client.ask(visit.asked(name, {}, { token: "", key: randomUUID() })),
    [LOGIN_EXPIRED],
    "the request has no valid token",
  );
  const rows = [rowOf(name, "no session", session)];
  if (!may.write || !may.member)
    return [...rows, notRun(name, "money", "moves money", "give --write with a test account.")];
  const bodies = await bodiesOf(visit, plan);
  if (typeof bodies === "string") return [...rows, notRun(name, "money", bodies, null)];
  rows.push(await checkWrong(visit, name, bodies.body));
  return [...rows, ...(await oneEffect(visit, name, bodies.body, bodies.other))];
}

async function oneEffect(
  visit: Visit,
  name: MoneyName,
  body: object,
  other: object,
): Promise<readonly Row[]> {
  const key = randomUUID();
  const status = async () => await visit.ask(MONEY_STATUS[name], { key });
  const before = await moneyOf(visit);
  const keyless = isCode(
    await visit.ask(name, body),
    [INVALID_PARAMETER],
    "idempotencykey is missing",
  );
  const unknown = stateIs(await status(), ["none"]);
  await visit.client.abandon(visit.client.prepare(visit.asked(name, body, { key })));
  const lost = stateIs(await settled(status), ["none", "done"]);
  const prepared = visit.client.prepare(visit.asked(name, body, { key }));
  const [one, two] = await Promise.all([
    visit.client.send(prepared),
    visit.ask(name, body, { key }),
  ]);
  const good = [one, two].find(({ code }) => code === SUCCESS_CODE) ?? one;
  const first = await moneyOf(visit);
  const again = [await visit.client.send(prepared), await visit.ask(name, body, { key })];
  const after = await moneyOf(visit);
  const outcome = await status();
  const done = goodAnswer(MONEY_STATUS[name], outcome) ?? stateIs(outcome, ["done"], good.data);
  const reused = await visit.ask(name, other, { key });
  const last = await moneyOf(visit);
  return [
    rowOf(name, "no key", keyless),
    rowOf(name, "unknown key", unknown),
    rowOf(name, "lost answer", lost),
    rowOf(name, "valid body", goodAnswer(name, good) ?? hasEffect(good, before, first)),
    rowOf(
      name,
      "same key",
      sameAnswers(good, [one, two, ...again]) ?? noEffect(good, first, after),
    ),
    rowOf(name, "outcome", done),
    rowOf(name, "other body", isRefused(reused) ?? noEffect(reused, after, last)),
  ];
}

/** Waits for the end of a call that may still run. */
async function settled(status: () => Promise<Reply>): Promise<Reply> {
  let reply = await status();
  for (let turn = 0; turn < 50 && stateOf(reply) === "running"; turn++) {
    await new Promise((wake) => setTimeout(wake, 100));
    reply = await status();
  }
  return reply;
}

const stateOf = ({ data }: Reply) => (data as { readonly state?: unknown } | null)?.state;

function stateIs(reply: Reply, states: readonly string[], answer?: unknown): Verdict {
  const { place, data } = reply;
  const failed = isCode(reply, [SUCCESS_CODE], "the outcome of a key was asked for");
  if (failed !== null) return failed;
  const state = stateOf(reply);
  if (typeof state !== "string" || !states.includes(state))
    return {
      place: `${place}  data.state`,
      what: `The outcome of the key is ${JSON.stringify(state) ?? "missing"}.`,
      fix: `answer ${states.map((one) => `"${one}"`).join(" or ")} for this key.`,
    };
  const told = (data as { readonly answer?: unknown }).answer;
  if (answer === undefined || idsIn(told) === idsIn(answer)) return null;
  return {
    place: `${place}  data.answer`,
    what: "The outcome differs from the answer of the call.",
    fix: "store the answer under the key, in the transaction that moves the money.",
  };
}

/** What an answer names; the rest of an order may have changed since. */
function idsIn(answer: unknown): string {
  const found: unknown[] = [];
  JSON.stringify(answer, (key, value: unknown) => {
    if (/^(?:id|\w+Id)$/.test(key)) found.push(value);
    return value;
  });
  return JSON.stringify(found.map(String).toSorted());
}

function sameAnswers(good: Reply, all: readonly Reply[]): Verdict {
  const made = idsIn(good.data);
  const isSame = ({ code, data }: Reply) => code === SUCCESS_CODE && idsIn(data) === made;
  const other = all.find((one) => !isSame(one) && !isUndecided(one));
  return other === undefined
    ? null
    : {
        place: other.place,
        what: `A repetition with the same key is answered with ${other.code ?? "no code"} and other data.`,
        fix: "answer a repetition with the stored outcome of its key.",
      };
}

/** A site asks for the outcome after these. */
const isUndecided = ({ code }: Reply) => code !== null && UNDECIDED_CODES.includes(code);

function isRefused(reply: Reply): Verdict {
  return reply.code === SUCCESS_CODE
    ? {
        place: reply.place,
        what: "A key that was used is taken for another body.",
        fix: "refuse a key with another body with 6008.",
      }
    : null;
}

const hasEffect = ({ place }: Reply, before: string, after: string): Verdict =>
  before === after
    ? {
        place,
        what: "The call succeeds, but neither money nor bets, orders or rewards change.",
        fix: "show its effect in the balance calls and lists at once.",
      }
    : null;

const noEffect = ({ place }: Reply, before: string, after: string): Verdict =>
  before === after
    ? null
    : {
        place,
        what: `One key has more than one effect: ${before} became ${after}.`,
        fix: "carry a key out once; answer a repetition with the stored outcome.",
      };

/** The member's money, and what money calls make. */
async function moneyOf(visit: Visit): Promise<string> {
  const page = { pageNum: 1, pageSize: 50 };
  const { facts } = visit;
  await visit.ask("balance", { lockMoney: 1 });
  if (facts.isOn("venueTransfer")) await visit.ask("allBalance", {});
  if (facts.isOn("sport")) await visit.ask("openBets", { settled: false, limit: 50 });
  if (facts.isOn("deposit")) await visit.ask("paymentTypes", {});
  if (facts.isOn("promotions")) await visit.ask("exchangeRecord", page);
  const { coin, ...wallet } = facts.answer("balance") ?? {};
  return JSON.stringify({
    ...wallet,
    coin: coin?.units ?? null,
    venues: facts.answer("allBalance")?.venues.map(({ balance }) => balance),
    bets: facts
      .answer("openBets")
      ?.list.map(({ ticketId, cashedCents }) => [ticketId, cashedCents]),
    orders: facts.answer("paymentTypes")?.open.map(({ orderId }) => orderId),
    claims: facts.answer("exchangeRecord")?.list.map(({ id }) => id),
  });
}
