import { afterEach, beforeEach, expect, it } from "vitest";
import { MOMENT, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { lastMidnight, MINUTE } from "../time/china-time.ts";
import { type SampleWithdrawer, sampleWithdrawer } from "./sample-withdrawer.ts";

let sandbox: SampleSandbox;
let demo: SampleWithdrawer;
beforeEach(async () => {
  sandbox = await startSample();
  demo = await sampleWithdrawer(sandbox);
});
afterEach(() => sandbox.close());

it("takes no withdrawal outside of its hours, and says when it opens", async () => {
  const hours = (value: unknown) =>
    sandbox.control("/sandbox/withdrawal-rules", { site: "aurora", hours: value });
  expect(await demo.data("withdrawConfig")).toMatchObject({
    hours: "06:00–次日 05:30",
    opensAt: null,
  });
  const midnight = lastMidnight(MOMENT);
  const minute = Math.floor((MOMENT - midnight) / MINUTE);
  await hours({ from: minute + 10, to: minute - 10 });
  const { opensAt } = await demo.data("withdrawConfig");
  expect(opensAt).toBe(midnight + (minute + 10) * MINUTE);
  expect(await demo.tryWithdraw()).toMatch(/^6110 取款时间 .+ 恢复$/);
  expect((await demo.data("balance", { lockMoney: 1 })).centerWalletBalance).toBe("12846.50");
  await demo.wait(11 * MINUTE);
  expect(await demo.tryWithdraw()).toBe("done");
  await hours(null);
  expect(await demo.data("withdrawConfig")).toMatchObject({ hours: "全天 24 小时", opensAt: null });
  expect(await demo.problems()).toEqual([]);
});
