// `brand evidence` with files of a real betting service, and with forged ones.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EVIDENCE_KEYS_PATH } from "#contract/evidence/signed-evidence.ts";
import { runBrand, runBrandJson } from "../cli/run-sample.ts";
import { sampleEvidence } from "../sandbox/backend/bets/evidence/sample-evidence.ts";
import { NOW, sampleBetting } from "../sandbox/backend/bets/sample-betting-service.ts";
import { settleDue } from "../sandbox/backend/bets/settle/settle-due.ts";
import { type SampleSandbox, startSample } from "../sandbox/testing/sample-sandbox.ts";
import { startFaulty } from "./conform/faulty-server.ts";

const LATER = NOW + 3 * 3_600_000;
const folder = mkdtempSync(path.join(tmpdir(), "evidence-"));
const at = (name: string) => path.join(folder, name);
let sandbox: SampleSandbox;

beforeAll(async () => {
  const betting = sampleBetting();
  const evidence = sampleEvidence(betting, betting.member, LATER);
  evidence.storeRules(NOW);
  const match = betting.match("1");
  const id = betting.place({ legs: [betting.leg("1", "R", "H")] }).ticketId ?? "";
  writeFileSync(at("placed.html"), await evidence.file(id, { time: NOW + 1000 }));
  match.result = { score: { half: [1, 0], full: [3, 0] } };
  settleDue(betting, LATER);
  const file = await evidence.file(id);
  writeFileSync(at("settled.html"), file);
  writeFileSync(at("forged.html"), file.replace("¥\u00A0192.00", "¥\u00A0992.00"));
  writeFileSync(at("keys.json"), JSON.stringify({ keys: evidence.keys() }));
  // A ledger that forgets a movement contradicts what was signed before.
  betting.database.exec("DROP TRIGGER ledger_entry_not_changed");
  betting.database.exec(`UPDATE ledger_entry SET time = time - 1 WHERE reference = '${id}'`);
  writeFileSync(at("rewritten.html"), await evidence.file(id, { time: LATER + 1000 }));
  sandbox = await startSample();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await sandbox.close();
});

const KEY = ["--key", at("keys.json")];

test("a file of the site is proven, also beside an earlier one of the same bet", async () => {
  const { code, stdout } = await runBrand(["evidence", at("settled.html"), ...KEY]);
  expect(stdout).toContain("right    The signature is the site's.");
  expect(stdout).toContain("right    Return, net and turnover follow from the results.");
  expect(stdout).toMatch(/\n {2}proven\n$/);
  expect(code).toBe(0);
  const both = await runBrandJson<{ readonly files: readonly object[] }>([
    "evidence",
    at("placed.html"),
    at("settled.html"),
    ...KEY,
  ]);
  expect(both.code).toBe(0);
  expect(both.result.files).toMatchObject([
    { proven: true, state: "open", changed: [] },
    { proven: true, state: "settled", changed: [] },
  ]);
});

test("a forged page is found, and a history that was rewritten", async () => {
  const forged = await runBrand(["evidence", at("forged.html"), ...KEY]);
  expect(forged.stdout).toContain("wrong    The page does not say what was signed.");
  expect(forged.stdout).toContain("NOT proven");
  expect(forged.code).toBe(1);
  const files = [at("settled.html"), at("rewritten.html")];
  const { code, stdout } = await runBrand(["evidence", ...files, ...KEY]);
  expect(stdout).toContain("It contradicts an earlier file of the same bet in: history.");
  expect(code).toBe(1);
});

test("a file under another site's key is not proven: keys come from its address", async () => {
  const server = await startFaulty(sandbox.port, [
    { request: (asked) => ({ ...asked, headers: { ...asked.headers, site: "6101" } }) },
  ]);
  for (const key of [server.origin, `${server.origin}${EVIDENCE_KEYS_PATH}`]) {
    const { code, stdout } = await runBrand(["evidence", at("settled.html"), "--key", key]);
    expect(stdout).toContain("is not among the given ones");
    expect(code).toBe(1);
  }
  await server.close();
});
