// The memory of the replay guard cannot be filled by senders that somebody makes up.
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { sampleSite } from "../../testing/sample-sandbox.ts";
import { issueToken } from "../members/token-store.ts";
import { memberById } from "../members/member-store.ts";
import { sampleMoney } from "../wallet/sample-money.ts";
import { checkSigned } from "./signature.ts";

const SITE = { ...sampleSite("aurora", "6101", "极光体育", []), publicKey: "key" };

function sendersOf(tokens: (database: ReturnType<typeof sampleMoney>) => readonly string[]) {
  const money = sampleMoney();
  const { time: now, database } = money;
  const digest = createHash("sha256").update("{}").digest("hex");
  const senders = new Set<string>();
  const backend = {
    database,
    now: () => now,
    seals: { open: () => ({ text: JSON.stringify({ timestamp: now, ip: "", digest }) }) },
    replays: { admit: ({ sender }: { readonly sender: string }) => senders.add(sender) },
  } as unknown as Parameters<typeof checkSigned>[0];
  for (const [index, token] of tokens(money).entries()) {
    const headers = { token, uuid: "", timestamp: String(now), signature: "s", idempotencykey: "" };
    const call = { method: "POST", path: "/x", requestId: `r${index}`, sender: {} };
    const exchange = { call, headers, ip: "203.0.113.7", text: "{}" };
    checkSigned(backend, { site: SITE } as never, exchange as never, false);
  }
  return [...senders];
}

it("made-up tokens of an address count as that address", () => {
  expect(sendersOf(() => ["", "a", "b", "c".repeat(43)])).toEqual(["aurora 203.0.113.7"]);
});

it("a session counts by itself, so that members behind one address do not share a count", () => {
  const senders = sendersOf(({ database, member, time }) =>
    [member(), member()].flatMap((id) => {
      const row = memberById(database, id);
      return row === null ? [] : [issueToken(database, { member: row, device: "d", now: time })];
    }),
  );
  expect(new Set(senders).size).toBe(2);
});
