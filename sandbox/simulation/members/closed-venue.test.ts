import { expect, it } from "vitest";
import { sampleWithdrawer } from "../../backend/withdrawals/sample-withdrawer.ts";
import { SAMPLE_SITES, startSample } from "../../testing/sample-sandbox.ts";

it("names a venue in the record of money although the site has switched it off", async () => {
  const sites = SAMPLE_SITES.map((site) => ({
    ...site,
    switches: site.switches.filter((key) => key === "deposit"),
  }));
  const sandbox = await startSample({ sites });
  const member = await sampleWithdrawer(sandbox, { name: "demo88" });
  const today = (await member.data("withdrawInfo")).time;
  const { list } = await member.data("dealRecords", {
    kinds: ["transfer"],
    state: "all",
    from: today - 90 * 86_400_000,
    to: today,
    pageNum: 1,
    pageSize: 50,
  });
  const venues = list.map(({ title }) => title.replace(/中心钱包| → /g, ""));
  expect(venues.length).toBeGreaterThan(3);
  for (const name of venues) expect(name).toMatch(/\p{Script=Han}/u);
  await sandbox.close();
});
