// A money call is carried out once per idempotency key; a repetition gets the stored outcome, also of a
// refusal.
import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { type Outcome, outcomeSchema } from "#contract/api/money.ts";
import { ILLEGAL_PARAMETER, INVALID_PARAMETER } from "#contract/codes.ts";
import { inTransaction } from "../database/transaction.ts";
import { Refusal } from "../wire/refusal.ts";

export interface MoneyCall {
  readonly member: number;
  readonly key: string | null;
  readonly call: string;
  /** The request without token and timestamp, which may differ in a repetition. */
  readonly body: unknown;
  readonly time: number;
}

const KnownSchema = v.object({ call: v.string(), body: v.string(), outcome: v.string() });

/**
 * Carries `act` out in a transaction, or repeats its outcome.
 * @throws Refusal without a key, when the key was used for another request, or when the call was refused
 */
export function runOnce<A>(
  database: DatabaseSync,
  asked: MoneyCall,
  { schema, act }: { readonly schema: v.GenericSchema<unknown, A>; readonly act: () => A },
): A {
  const { member, key, call } = asked;
  if (key === null || key.length > 100) throw new Refusal(INVALID_PARAMETER, "idempotencykey");
  const body = createHash("sha256").update(JSON.stringify(asked.body)).digest("hex");
  const { outcome, thrown = null } = inTransaction<Attempt<A>>(database, () => {
    const known = knownCall(database, member, key);
    if (known === null) return carryOut(database, { ...asked, key, body }, act);
    if (known.call !== call || known.body !== body) throw new Refusal(ILLEGAL_PARAMETER);
    return { outcome: v.parse(outcomeSchema(schema), JSON.parse(known.outcome)) };
  });
  if (outcome.state === "done") return outcome.answer;
  if (thrown !== null) throw thrown;
  if (outcome.state !== "refused") throw new Error(`${call} ${key} has no end`);
  throw new Refusal(outcome.code, "", { message: outcome.message });
}

/** The outcome of an earlier call. */
export function outcomeOf<A>(
  database: DatabaseSync,
  { member, key, call }: Pick<MoneyCall, "member" | "call"> & { readonly key: string },
  schema: v.GenericSchema<unknown, A>,
): Outcome<A> {
  const known = knownCall(database, member, key);
  if (known?.call !== call) return { state: "none" };
  return v.parse(outcomeSchema(schema), JSON.parse(known.outcome));
}

function carryOut<A>(
  database: DatabaseSync,
  asked: MoneyCall & { readonly key: string; readonly body: string },
  act: () => A,
): Attempt<A> {
  const { member, key, call, body, time } = asked;
  const attempted = attempt(database, act);
  database
    .prepare(
      "INSERT INTO money_call (member, key, call, body, outcome, time) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .run(member, key, call, body, JSON.stringify(attempted.outcome), time);
  return attempted;
}

interface Attempt<A> {
  readonly outcome: Outcome<A>;
  /** With the data of a refusal, which a repetition does not get. */
  readonly thrown?: Refusal;
}

/** A refusal rolls every movement back. */
function attempt<A>(database: DatabaseSync, act: () => A): Attempt<A> {
  try {
    return { outcome: { state: "done", answer: inTransaction(database, act) } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message } = error;
    return { outcome: { state: "refused", code, message }, thrown: error };
  }
}

/** @returns null for an unknown key */
function knownCall(database: DatabaseSync, member: number, key: string) {
  const row = database
    .prepare("SELECT call, body, outcome FROM money_call WHERE member = ? AND key = ?")
    .get(member, key);
  return row === undefined ? null : v.parse(KnownSchema, row);
}
