// Numbers, addresses, names and passwords are planted; then everything the sandbox writes to its log and answers
// is searched for them.
import { DatabaseSync } from "node:sqlite";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CallName } from "#contract/api/calls.ts";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { md5 } from "../accounts/md5.ts";
import { logIn } from "../profile/sample-member.ts";
import { addCard, addCoin, CARD, ETHEREUM as ADDRESS } from "./sample-payees.ts";

const ALIPAY = "13912345678";
const NAME = "欧阳植入";
const secondPassword = md5("888888");
const SECRETS = [CARD, ADDRESS, ADDRESS.toLowerCase(), ALIPAY, NAME, secondPassword];

let folder: string;
let sandbox: SampleSandbox | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "secrets-"));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await sandbox?.close();
  rmSync(folder, { recursive: true, force: true });
});

it("nothing of an account reaches the log or an answer, also when the server fails", async () => {
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, "write").mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
  }
  const file = join(folder, "sandbox.db");
  sandbox = await startSample({ databaseFile: file });
  const of = { site: "aurora", name: "demo88" };
  await sandbox.control("/sandbox/member", { ...of, patch: { realName: NAME } });
  const session = await sandbox.control("/sandbox/session", of);
  const { token } = JSON.parse(session.text) as { token: string };
  const answers: string[] = [];
  const call = async (name: CallName, body: object = {}) => {
    const answer = await sandbox?.call("aurora", name, body, { token, idempotencykey: name });
    answers.push(JSON.stringify(answer));
    return answer?.data;
  };
  const everything = async () => {
    await call("addBankCard", { bank: "CCB", cardNumber: CARD, secondPassword });
    await call("addBankCard", { bank: "ICBC", cardNumber: CARD, secondPassword });
    const coin = { coin: "USDT", network: "ERC20", address: ADDRESS, secondPassword };
    await call("addCoinAccount", coin);
    await call("addCoinAccount", { ...coin, network: "TRC20" });
    await call("addAlipayAccount", { account: ALIPAY, secondPassword });
    for (const name of ["memberBanks", "coinAccounts", "alipayAccounts", "memberInfo"] as const) {
      await call(name);
    }
    const proved = (await call("proveSecondPassword", { secondPassword })) as { proof?: string };
    const proof = proved?.proof ?? "none";
    await call("withdraw", { kind: "bank", accountId: "p-1", amountCents: 20_000, proof });
    await call("withdrawInfo");
    const all = { kinds: [], state: "all", from: 0, to: 9e15, pageNum: 1, pageSize: 200 };
    await call("dealRecords", all);
  };
  await everything();
  const other = new DatabaseSync(file);
  other.exec("PRAGMA foreign_keys = OFF; DROP TABLE payee; DROP TABLE turnover");
  other.close();
  await everything();
  const text = [...written, ...answers].join("\n");
  expect(text).toContain("no such table: payee");
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
});

it("no number or address is stored in clear", async () => {
  sandbox = await startSample({ databaseFile: join(folder, "sandbox.db") });
  const demo = await logIn(sandbox, "aurora", "demo88");
  expect(await addCard(demo)).toBe("done");
  await addCoin(demo);
  const stored = readdirSync(folder).map((file) => readFileSync(join(folder, file), "latin1"));
  for (const secret of [CARD, ADDRESS, ADDRESS.toLowerCase(), "6222021003004206150"]) {
    expect(stored.filter((text) => text.includes(secret))).toEqual([]);
  }
});
