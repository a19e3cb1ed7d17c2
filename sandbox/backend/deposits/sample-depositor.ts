// Members of a sandbox who deposit, for tests over HTTP. The test moves the clock.
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { CALLS, type CallName } from "#contract/api/calls.ts";
import { type DepositOrder, depositOrderSchema } from "#contract/api/deposit-order.ts";
import type { PayAct } from "../../simulation/payments/steer.ts";
import { MOMENT, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";

export interface DepositSandbox {
  readonly sandbox: SampleSandbox;
  /** Epoch milliseconds. */
  time: number;
  member(patch?: object, site?: string): Promise<SampleDepositor>;
  /** @returns the order after the act; null when it was not possible */
  act(orderId: string, act: PayAct, cents?: number): Promise<DepositOrder | null>;
}

export interface SampleDepositor {
  readonly name: string;
  /** @throws with the code and message of a refusal */
  ask<Name extends CallName>(
    name: Name,
    body?: object,
    key?: string,
  ): Promise<v.InferOutput<(typeof CALLS)[Name]["response"]>>;
  pay(channelId: string, yuan: number, more?: object): Promise<DepositOrder>;
  order(orderId: string): Promise<DepositOrder>;
  /** Cents of the centre wallet, and what is wrong with the ledger. */
  wallet(): Promise<{ readonly balanceCents: number; readonly problems: readonly string[] }>;
}

export const KNOWN = { phone: "8613700001111", realName: "何清", vipLevel: 4 } as const;

const SteeredSchema = v.object({
  order: depositOrderSchema,
  problems: v.array(v.string()),
});

export async function startDeposits(options: object = {}): Promise<DepositSandbox> {
  const sandbox = await startSample({ now: () => started.time, ...options });
  let members = 0;
  const started: DepositSandbox = {
    sandbox,
    time: MOMENT,
    async member(patch = KNOWN, site = "aurora") {
      const name = `payer${(members += 1)}`;
      const made = { site, name, create: { password: "Payer2026a" }, patch };
      await sandbox.control("/sandbox/member", made);
      return depositor(sandbox, site, name);
    },
    async act(orderId, act, cents) {
      const reply = await sandbox.control("/sandbox/payment", {
        orderId,
        act,
        ...(cents === undefined ? {} : { cents }),
      });
      if (reply.status === 409) return null;
      const { order, problems } = v.parse(SteeredSchema, JSON.parse(reply.text));
      if (problems.length > 0) throw new Error(problems.join("\n"));
      return order;
    },
  };
  return started;
}

async function depositor(
  sandbox: SampleSandbox,
  site: string,
  name: string,
): Promise<SampleDepositor> {
  const session = await sandbox.control("/sandbox/session", { site, name });
  const { token } = JSON.parse(session.text) as { readonly token: string };
  const payer: SampleDepositor = {
    name,
    async ask(call, body = {}, key = randomUUID()) {
      const headers = { token, ...(CALLS[call].money ? { idempotencykey: key } : {}) };
      const { status_code, message, data } = await sandbox.call(site, call, body, headers);
      if (status_code !== 6000) throw new Error(`${status_code} ${message}`);
      // The response schema of this call.
      return v.parse(CALLS[call].response as v.GenericSchema, data) as never;
    },
    pay: (channelId, yuan, more = {}) =>
      payer.ask("pay", { channelId, amountCents: yuan * 100, ...more }),
    order: async (orderId) => (await payer.ask("depositOrderStatus", { orderId })).order,
    async wallet() {
      await payer.ask("balance", { lockMoney: 0 });
      const reply = await sandbox.control("/sandbox/bets", { site, name });
      return JSON.parse(reply.text) as Awaited<ReturnType<SampleDepositor["wallet"]>>;
    },
  };
  return payer;
}
