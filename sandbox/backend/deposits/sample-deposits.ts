// Deposits of two members for tests without HTTP: the backend with the simulated payment providers.
import type { DatabaseSync } from "node:sqlite";
import type * as v from "valibot";
import type { CALLS } from "#contract/api/calls.ts";
import { PAYMENT_TABLES } from "../../simulation/payments/payment-tables.ts";
import { paymentWorld } from "../../simulation/payments/payment-world.ts";
import { type PayAct, steer } from "../../simulation/payments/steer.ts";
import { MOMENT, sampleSite } from "../../testing/sample-sandbox.ts";
import { insertMember, memberById } from "../members/member-store.ts";
import { openDatabase } from "../open-database.ts";
import type { Ports } from "../ports.ts";
import { OPEN_FLAGS, writeFlags } from "../site/flags.ts";
import type { CallContext } from "../wire/call-context.ts";
import { DEPOSIT_ANSWERS } from "./deposit-answers.ts";
import { readOrders } from "./order-store.ts";
import type { OrderRow } from "./order-row.ts";
import type { PaymentWorld } from "./payment-world.ts";

type Name = keyof typeof DEPOSIT_ANSWERS;
type Body<Asked extends Name> = v.InferOutput<(typeof CALLS)[Asked]["request"]>;

export interface SampleDeposits {
  readonly database: DatabaseSync;
  readonly members: readonly number[];
  /** Epoch milliseconds; tests move it. */
  time: number;
  ask<Asked extends Name>(name: Asked, body: Body<Asked>, member: number, key?: string): unknown;
  act(orderId: string, act: PayAct): OrderRow | null;
  /** All orders of a member as they are now, newest first. */
  orders(member: number): readonly OrderRow[];
}

/** @param file a database whose content is kept; in memory by default */
export function sampleDeposits(file?: string): SampleDeposits {
  const database = openDatabase(file);
  const members = MEMBERS.map(({ id }) => id);
  if (memberById(database, members[0] ?? 0) === null) fill(database);
  const view = { site: sampleSite("aurora", "6101", "极光体育", []), isOn: () => true };
  const world = paymentWorld(() => ({ seed: SEED, database }));
  // Calls of deposits use no other port.
  const ports = { payments: repeating(world) } as unknown as Ports;
  const contextOf = (member: number, key: string | null): CallContext => ({
    view,
    database,
    ports,
    origin: "http://aurora.localhost",
    localize: (value) => value,
    time: deposits.time,
    caller: {
      token: null,
      deviceId: "",
      ip: "",
      idempotencyKey: key,
      locale: "zh-CN",
      unseal: (text) => text,
    },
    member: memberById(database, member),
  });
  const deposits: SampleDeposits = {
    database,
    members,
    time: MOMENT,
    ask(name, body, member, key) {
      const answer = DEPOSIT_ANSWERS[name].answer as (
        context: CallContext,
        body: unknown,
      ) => unknown;
      return answer(contextOf(member, key ?? null), body);
    },
    act: (orderId, act) =>
      steer({ database, seed: SEED, ports, time: deposits.time }, { orderId, act }),
    orders: (member) => readOrders(database, "member = ?", [member]),
  };
  return deposits;
}

const SEED = 1;
const MEMBERS = [
  { id: 1, name: "payer1", realName: "何清", phone: "8613700001111", vipLevel: 4 },
  { id: 2, name: "payer2", realName: "江流", phone: "8613700002222", vipLevel: 4 },
] as const;

function fill(database: DatabaseSync): void {
  database.exec(PAYMENT_TABLES);
  writeFlags(database, "aurora", OPEN_FLAGS);
  for (const member of MEMBERS) {
    const fields = { site: "aurora", passwordHash: "", salt: "", createdAt: 0 };
    insertMember(database, { ...fields, ...member });
  }
}

/** Providers repeat earlier reports, some of them twice. */
function repeating(world: PaymentWorld): PaymentWorld {
  return {
    ...world,
    events(...asked) {
      const events = world.events(...asked);
      return [...events.toReversed(), ...events];
    },
  };
}
