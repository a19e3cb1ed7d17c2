import { afterAll, beforeAll, expect, it } from "vitest";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { samplePlayer } from "../accounts/sample-player.ts";

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample();
});
afterAll(() => sandbox.close());

const ASKED = { channelCode: "CRTY" } as const;

it("returns the spendable balance and the stakes of open bets", async () => {
  const token = await samplePlayer(sandbox).enter("demo88");
  const { data } = await sandbox.call("aurora", "venueBalance", ASKED, { token });
  expect(data).toEqual({ ...ASKED, balance: "12846.50", lockMoney: "200.00" });
});

it("answers members only", async () => {
  expect((await sandbox.call("aurora", "venueBalance", ASKED)).status_code).toBe(6001);
});
