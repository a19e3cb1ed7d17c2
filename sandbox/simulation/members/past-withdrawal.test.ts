import { expect, it } from "vitest";
import { sampleWithdrawer } from "../../backend/withdrawals/sample-withdrawer.ts";
import { startSample } from "../../testing/sample-sandbox.ts";

it("shows each member a card of their own in past withdrawals", async () => {
  const sandbox = await startSample();
  const accounts = async (name: string) => {
    const member = await sampleWithdrawer(sandbox, { name });
    const today = (await member.data("withdrawInfo")).time;
    const body = {
      kinds: ["withdraw"],
      state: "all",
      from: today - 90 * 86_400_000,
      to: today,
      pageNum: 1,
      pageSize: 50,
    };
    return member.data("dealRecords", body);
  };
  const cards = async (name: string) =>
    (await (await sampleWithdrawer(sandbox, { name })).data("memberBanks")).list;
  const own = JSON.stringify(await accounts("demo88"));
  const other = JSON.stringify(await accounts("risky88"));
  expect(own).toContain("**** 6150");
  expect(other).toMatch(/\*{4} \d{4}/);
  expect(other).not.toContain("**** 6150");
  expect((await cards("demo88")).map(({ usedAt }) => usedAt !== null)).toEqual([true, false]);
  await sandbox.close();
});
