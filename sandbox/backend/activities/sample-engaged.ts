// Members of a sandbox with levels, rewards and activities, for tests: calls over the wire, and the control routes.
import { randomUUID } from "node:crypto";
import type * as v from "valibot";
import type { CALLS, CallName } from "#contract/api/calls.ts";
import { SUCCESS_CODE } from "#contract/codes.ts";
import type { SampleSandbox } from "../../testing/sample-sandbox.ts";

type Body<N extends CallName> = v.InferInput<(typeof CALLS)[N]["request"]>;
type Data<N extends CallName> = v.InferOutput<(typeof CALLS)[N]["response"]>;

export interface Engaged {
  /** @throws Error for a refusal, with its message */
  ask<N extends CallName>(name: N, body: Body<N>, key?: string): Promise<Data<N>>;
  /** @returns the message */
  refusal<N extends CallName>(name: N, body: Body<N>): Promise<string>;
  stake(turnoverCents: number, more?: object): Promise<void>;
  deposit(depositCents: number): Promise<void>;
  level(change: object): Promise<void>;
  /** Of the ledger; always empty. */
  problems(): Promise<readonly string[]>;
  /** In the bonus part of the wallet, as decimal text. */
  bonus(): Promise<string>;
}

export const SITE = "aurora";

/** A new member who has bound phone and name, with more fields of their account. */
export async function engagedMember(
  sandbox: SampleSandbox,
  name: string,
  fields: object = {},
): Promise<Engaged> {
  const named = { site: SITE, name };
  const phone = `8613${String(Number.parseInt(name.replaceAll(/\D/g, ""), 10)).padStart(9, "0")}`;
  const patch = { phone, realName: "何清", ...fields };
  await sandbox.control("/sandbox/member", { ...named, create: { password: "Demo2026a" }, patch });
  return engaged(sandbox, name);
}

export function engaged(sandbox: SampleSandbox, name: string): Engaged {
  const named = { site: SITE, name };
  const control = async (path: string, body: object) => {
    const reply = await sandbox.control(path, { ...named, ...body });
    if (reply.status !== 200) throw new Error(reply.text);
    return JSON.parse(reply.text) as { readonly problems: readonly string[] };
  };
  const send = async (call: CallName, body: unknown, key: string) => {
    // A session of its own each time: tests move the clock by days.
    const { text } = await sandbox.control("/sandbox/session", named);
    const { token } = JSON.parse(text) as { token: string };
    return sandbox.call(SITE, call, body, { token, idempotencykey: key });
  };
  return {
    async ask(call, body, key = randomUUID()) {
      const { status_code: code, data, message } = await send(call, body, key);
      if (code !== SUCCESS_CODE) throw new Error(message);
      return data as Data<typeof call>;
    },
    async refusal(call, body) {
      const { status_code: code, message } = await send(call, body, randomUUID());
      if (code === SUCCESS_CODE) throw new Error(`${call} was not refused`);
      return message;
    },
    async stake(turnoverCents, more = {}) {
      await control("/sandbox/activity", { turnoverCents, ...more });
    },
    async deposit(depositCents) {
      await control("/sandbox/activity", { depositCents });
    },
    async level(change) {
      await control("/sandbox/level", change);
    },
    problems: async () => (await control("/sandbox/bets", {})).problems,
    async bonus() {
      const { data } = await send("balance", { lockMoney: 1 }, randomUUID());
      return (data as Data<"balance">).bonus ?? "";
    },
  };
}

/** Lets the clock of the sandbox run to a moment. */
export async function moveTo(sandbox: SampleSandbox, time: number): Promise<void> {
  await sandbox.control("/sandbox/clock", { set: time, freeze: true });
}
