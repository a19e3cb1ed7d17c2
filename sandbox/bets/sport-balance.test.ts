import { afterAll, beforeAll, expect, it } from "vitest";
import { samplePlayer } from "../accounts/sample-player.ts";
import { type SampleSandbox, startSample } from "../sample-sandbox.ts";

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample();
});
afterAll(() => sandbox.close());

const ASKED = { channelCode: "CRTY" } as const;

it("says what can be bet with, and what open bets hold", async () => {
  const token = await samplePlayer(sandbox).enter("demo88");
  const { data } = await sandbox.call("aurora", "sportBalance", ASKED, { token });
  expect(data).toEqual({ ...ASKED, balance: "12846.50", lockMoney: "200.00" });
});

it("is for members", async () => {
  expect((await sandbox.call("aurora", "sportBalance", ASKED)).status_code).toBe(6001);
});
