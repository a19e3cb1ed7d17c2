// A call that moves money is carried out once for its idempotency key; the key answers the same ever after.
import { createHash } from "node:crypto";
import * as v from "valibot";
import { ILLEGAL_REQUEST, INVALID_PARAMETER, Refusal } from "../answers/refusal.ts";
import { inTransaction } from "../ledger/transaction.ts";
import type { Desk } from "./desk.ts";

export interface MoneyCall {
  readonly member: number;
  readonly key: string | null;
  readonly call: string;
  /** What is asked, without who asks and when: a repetition may be sent later. */
  readonly body: unknown;
  readonly time: number;
}

const KnownSchema = v.object({ call: v.string(), body: v.string(), answer: v.string() });

/** @throws Refusal without a key, or when the key was used for something else */
export function once<S extends v.GenericSchema>(
  { database }: Desk,
  asked: MoneyCall,
  { schema, act }: { readonly schema: S; readonly act: () => v.InferOutput<S> },
): v.InferOutput<S> {
  const { member, key, call, time } = asked;
  if (key === null || key.length > 100) throw new Refusal(INVALID_PARAMETER, "idempotencykey");
  const body = createHash("sha256").update(JSON.stringify(asked.body)).digest("hex");
  return inTransaction(database, () => {
    const known = knownCall({ database }, member, key);
    if (known) {
      if (known.call !== call || known.body !== body) throw new Refusal(ILLEGAL_REQUEST);
      return v.parse(schema, JSON.parse(known.answer));
    }
    const answer = act();
    database
      .prepare(
        "INSERT INTO money_call (member, key, call, body, answer, time) VALUES (?, ?, ?, ?, ?, ?)",
      )
      .run(member, key, call, body, JSON.stringify(answer), time);
    return answer;
  });
}

/** @returns null for a key that never came */
export function knownCall({ database }: Pick<Desk, "database">, member: number, key: string) {
  const row = database
    .prepare("SELECT call, body, answer FROM money_call WHERE member = ? AND key = ?")
    .get(member, key);
  return row === undefined ? null : v.parse(KnownSchema, row);
}
