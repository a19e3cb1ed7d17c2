// A visitor or member of one site, and what the server has answered so far.
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { CALLS, type CallName } from "#contract/api/calls.ts";
import type { ApiCall } from "#contract/api/envelope.ts";
import { CODES, HANDLING, SUCCESS_CODE } from "#contract/codes.ts";
import type { SwitchSet } from "#contract/switches.ts";
import type { AnswerOf, Bodies, CallPlan, Facts } from "./call-plan.ts";
import type { Asked, Client, Reply } from "./client.ts";
import type { Flaw } from "./envelope-flaws.ts";
import type { Verdict } from "./report-row.ts";
import { wrapped } from "./request-bodies.ts";
import { unreadable } from "./unreadable.ts";

export interface Visit {
  readonly client: Client;
  readonly facts: Facts;
  /** Of the member; empty for a visitor. */
  token: string;
  /** @param fields of the body, of a call that shares its path those of `Request` */
  asked(name: CallName, fields: unknown, more?: Partial<Asked>): Asked;
  /** Asks, and keeps a good answer. */
  ask(name: CallName, fields: unknown, more?: Partial<Asked>): Promise<Reply>;
}

export function startVisit(
  client: Client,
  switches: SwitchSet,
  secondPassword: string | null,
): Visit {
  /** Each as the schema of its call has read it. */
  const answers = new Map<CallName, unknown>();
  const facts: Facts = {
    answer: <N extends CallName>(name: N) => answers.get(name) as AnswerOf<N> | undefined,
    isOn: (key) => switches[key],
    now: client.now,
    secondPassword,
  };
  const visit: Visit = {
    client,
    facts,
    token: "",
    asked(name, fields, more) {
      const call: ApiCall = CALLS[name];
      const { path, method } = call;
      const venue = facts.answer("launch")?.data?.token;
      const body = wrapped(call, fields, venue, client.now());
      return { path, method, body, token: visit.token, ...more };
    },
    async ask(name, fields, more) {
      const reply = await client.ask(visit.asked(name, fields, more));
      const read = v.safeParse(CALLS[name].response as v.GenericSchema, reply.data);
      if (reply.code === SUCCESS_CODE && read.success) answers.set(name, read.output);
      return reply;
    },
  };
  return visit;
}

/** Asks what a plan needs first. @returns its bodies, or what the server would have to offer */
export async function bodiesOf(
  visit: Visit,
  { first, bodies }: CallPlan,
): Promise<Bodies | string> {
  await first?.(
    {
      async ask(name, fields) {
        await visit.ask(name, fields, CALLS[name].money ? { key: randomUUID() } : {});
      },
    },
    visit.facts,
  );
  return bodies(visit.facts);
}

/** Success and data as the schema says, or a code that is a value: which captcha is wanted. */
export function goodAnswer(name: CallName, reply: Reply): Verdict {
  if (reply.code !== null && HANDLING[reply.code] === "value")
    return flawIn(reply.flaw, reply.place);
  const refused = isCode(reply, [SUCCESS_CODE], "the body is valid");
  if (refused !== null) return refused;
  const what =
    unreadable(CALLS[name].response as v.GenericSchema, reply.data) ?? withoutId(name, reply.data);
  const place = `${reply.place}  ${what?.split(" ")[0] ?? ""}`;
  const fix = `answer data as ${name} in openapi.json says (\`brand contract\`).`;
  return what === null ? null : { place, what, fix };
}

/** The site shows a member without an id all the same, but a server knows of whom it tells. */
function withoutId(name: CallName, data: unknown): string | null {
  if (name !== "memberInfo") return null;
  const { userId } = data as { readonly userId?: unknown };
  if (isId(userId)) return null;
  return `data.userId is ${JSON.stringify(userId) ?? "missing"} instead of the member's id`;
}

/** Ids may be numbers. */
export const isId = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && value !== "");

/** @param why what the request was, as in `the body is valid` */
export function isCode(reply: Reply, codes: readonly number[], why: string): Verdict {
  const { place, code, message, trouble, flaw } = reply;
  const fix = `answer ${codes.map(named).join(" or ")}: ${why}.`;
  if (trouble !== null) return { place, what: `The answer ${trouble}.`, fix };
  if (code !== null && codes.includes(code)) return flawIn(flaw, place);
  const said = message === "" ? "" : ` “${message}”`;
  return { place, what: `The answer has the code ${named(code)}${said}.`, fix };
}

const flawIn = (flaw: Flaw | null, place: string): Verdict =>
  flaw === null ? null : { place, what: `The answer ${flaw.what}.`, fix: flaw.fix };

/** `6004 (not-found)`. */
export const named = (code: number | null): string =>
  code === null ? "none" : `${code} (${CODES[code]?.name ?? "not of the contract"})`;
