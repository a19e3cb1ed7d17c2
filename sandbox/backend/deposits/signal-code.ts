// The deposit service, and the words (暗号) by which it recognizes a member.
import { randomInt } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type * as calls from "#contract/api/deposit.ts";
import { ACCESS_DENIED } from "#contract/codes.ts";
import { CUSTOMER_SERVICE_PATH } from "../site/customer-service-page.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { checkDepositsOpen, offeredMethods } from "./deposit-gate.ts";
import { checkChannelOpen } from "./order-checks.ts";
import { SIGNAL_CODE_MS } from "./order-limits.ts";

// The same characters in both scripts, so that a code reads the same for the member and the service.
const FIRST = ["青山", "白石", "秋水", "春雨", "天目", "明月", "金石", "高木", "清泉", "朝日"];
const SECOND = ["北斗", "南河", "西江", "中流", "竹林", "平川", "大海", "古井", "小舟", "玉泉"];

const CodeSchema = v.object({ code: v.string(), member: v.number(), expiresAt: v.number() });
export type SignalCode = v.InferOutput<typeof CodeSchema>;

/** A code that is still valid is returned again. */
export function createSignalCode(
  context: CallContext,
): v.InferOutput<typeof calls.createSignalCode.response> {
  checkDepositsOpen(context);
  const service = offeredMethods(context).find(({ kind }) => kind === "service");
  const channel = service?.channels[0];
  if (!service || !channel) throw new Refusal(ACCESS_DENIED);
  checkChannelOpen(context, service, channel);
  const { database, time } = context;
  const member = memberOf(context).id;
  const known = readCode(database, "member = ? AND usedBy IS NULL AND expiresAt > ?", [
    member,
    time,
  ]);
  const { code, expiresAt } = known ?? newCode(database, member, time);
  return { code, expiresAt };
}

export function customerInfo(
  context: CallContext,
): v.InferOutput<typeof calls.customerInfo.response> {
  const { ports, view, origin } = context;
  return { ...ports.payments.service(view), url: `${origin}${CUSTOMER_SERVICE_PATH}` };
}

/** @returns null for an unknown, used or expired code */
export function goodCode(database: DatabaseSync, code: string, time: number): SignalCode | null {
  return readCode(database, "code = ? AND usedBy IS NULL AND expiresAt > ?", [code, time]);
}

export function useCode(database: DatabaseSync, code: string, orderId: string): void {
  database.prepare("UPDATE signal_code SET usedBy = ? WHERE code = ?").run(orderId, code);
}

function newCode(database: DatabaseSync, member: number, time: number): SignalCode {
  for (;;) {
    const word = (words: readonly string[]) => words[randomInt(words.length)] ?? "";
    const code = `${word(FIRST)}${word(SECOND)}${randomInt(1000, 10_000)}`;
    const made = { code, member, expiresAt: time + SIGNAL_CODE_MS };
    const { changes } = database
      .prepare(
        "INSERT OR IGNORE INTO signal_code (code, member, createdAt, expiresAt) VALUES (?, ?, ?, ?)",
      )
      .run(code, member, time, made.expiresAt);
    if (changes === 1) return made;
  }
}

function readCode(
  database: DatabaseSync,
  where: string,
  values: readonly (string | number)[],
): SignalCode | null {
  const row = database.prepare(`SELECT * FROM signal_code WHERE ${where} LIMIT 1`).get(...values);
  return row === undefined ? null : v.parse(CodeSchema, row);
}
