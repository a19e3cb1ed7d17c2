// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { serverNow } from "#lib/time/clock.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { sampleEntry, samplePages } from "#testing/test-brand.ts";
import { press, setUpPage } from "#testing/test-page.tsx";
import { done, refused } from "#testing/test-site.ts";
import { rewardClaims } from "./reward-claim.ts";
import { sampleReward, sampleRewards } from "./sample-rewards.ts";
import { Page } from "./welfare-page.tsx";

const now = Math.floor(serverNow());
const weekly = sampleReward(now);
const birthday = sampleReward(now, {
  id: "birthday-2026",
  kind: "birthday",
  title: "VIP3 生日彩金",
  amountCents: 18_800,
  turnoverCents: 0,
});
const { site, open, bodies } = setUpPage(<Page />, {
  namespaces: ["money-call", "welfare"],
  brand: sampleEntry({ switches: ["vip", "welfare"] }, { pages: samplePages() }),
  member: true,
  answers: () => ({
    balance: { centerWalletBalance: "1000.00", lockMoney: "0.00" },
    rewardList: sampleRewards(now, [weekly, birthday], { claimable: 2 }),
  }),
  after: () => rewardClaims.useCalls.setState({ calls: {} }),
});

const none = () => done(sampleRewards(now, []));
const button = (name: string) => screen.findByRole("button", { name });
const claimed = () => bodies("claimRewards");
const paid = (id: string, amountCents: number, turnoverCents: number) => ({
  id,
  amountCents,
  turnoverCents,
});

it("says sum, number and condition before the button", async () => {
  open();
  const sum = within(await screen.findByRole("region", { name: "领取汇总" }));
  expect(await sum.findByText("¥ 246")).toBeTruthy();
  expect(sum.getByText(/共 2 项/)).toBeTruthy();
  expect(sum.getByText(/共须完成 ¥ 174 有效投注额/)).toBeTruthy();
  expect(sum.getByText(/其中 ¥ 188 没有有效投注额要求/)).toBeTruthy();
  const card = within(await screen.findByRole("article", { name: "VIP3 周周彩金" }));
  expect(card.getByText("须完成 ¥ 174 有效投注额")).toBeTruthy();
  expect(card.getByRole("timer").textContent).toMatch(/^[12] 天/);
  expect(screen.getByRole("tab", { name: /可领取/ }).textContent).toContain("2");
});

it("claims one reward, and says what it brings", async () => {
  site.answer("claimRewards", done({ claimed: [paid("weekly-1", 5800, 17_400)], refused: [] }));
  open();
  await button("领取 VIP3 周周彩金");
  site.answer("rewardList", none());
  await press("领取 VIP3 周周彩金");
  expect(await screen.findByText("已领取 1 项，共 ¥ 58")).toBeTruthy();
  expect(screen.getByText(/其中 ¥ 58 计入红利，须完成 ¥ 174 有效投注额/)).toBeTruthy();
  expect(claimed()).toEqual([{ ids: ["weekly-1"] }]);
  expect(await screen.findByText("现在没有可领取的福利")).toBeTruthy();
});

it("claims all in one press, and names what was not claimed", async () => {
  const answer = {
    claimed: [paid("birthday-2026", 18_800, 0)],
    refused: [{ id: "weekly-1", message: "该奖励已过期" }],
  };
  site.answer("claimRewards", done(answer));
  open();
  await press("全部领取");
  expect(await screen.findByText("已领取 1 项，共 ¥ 188")).toBeTruthy();
  expect(screen.getByText("1 项没有领取")).toBeTruthy();
  expect(screen.getByText("VIP3 周周彩金：该奖励已过期")).toBeTruthy();
  expect(claimed()).toEqual([{ ids: ["weekly-1", "birthday-2026"] }]);
});

it("resolves a lost answer by the status call, without a second claim", async () => {
  site.answer("claimRewards", "cut");
  site.answer("claimRewardsStatus", done({ state: "running" }));
  open();
  await press("领取 VIP3 周周彩金");
  expect(await screen.findByText("确认中")).toBeTruthy();
  expect((await button("全部领取")).hasAttribute("disabled")).toBe(true);
  const answer = { claimed: [paid("weekly-1", 5800, 17_400)], refused: [] };
  site.answer("claimRewardsStatus", done({ state: "done", answer }));
  expect(await screen.findByText("已领取 1 项，共 ¥ 58")).toBeTruthy();
  expect(claimed()).toHaveLength(1);
});

it("says why a claim was refused", async () => {
  site.answer("claimRewards", refused(6007, "账户暂不能领取"));
  site.answer("claimRewardsStatus", done({ state: "none" }));
  open();
  await press("全部领取");
  expect(await screen.findByText("账户暂不能领取")).toBeTruthy();
});

it("shows what comes, what was claimed and what expired", async () => {
  open();
  await button("全部领取");
  const coming = sampleReward(now, {
    id: "rebate-1",
    kind: "rebate",
    title: "今日返水",
    state: "coming",
    amountCents: 0,
    from: now + 3_600_000,
    condition: "次日 12:00 起可领",
  });
  site.answer("rewardList", done(sampleRewards(now, [coming])));
  await userEvent.click(screen.getByRole("tab", { name: /待领取/ }));
  const card = within(await screen.findByRole("article", { name: "今日返水" }));
  expect(card.getByText("金额待定")).toBeTruthy();
  expect(card.getByText("次日 12:00 起可领")).toBeTruthy();
  expect(card.queryByRole("button")).toBeNull();
  expect(card.getByRole("timer").textContent).toMatch(/^(?:00:59|01:00)/);
  site.answer(
    "rewardList",
    done({ ...sampleRewards(now, [{ ...weekly, state: "claimed", claimedAt: now }]), total: 45 }),
  );
  await userEvent.keyboard("{ArrowRight}");
  expect(await screen.findByText(/领取$/, { selector: "p" })).toBeTruthy();
  await press("第 3 页");
  await waitFor(() =>
    expect(site.made.at(-1)?.body).toEqual({ state: "claimed", pageNum: 3, pageSize: 20 }),
  );
  site.answer("rewardList", none());
  await userEvent.click(screen.getByRole("tab", { name: /已过期/ }));
  expect(await screen.findByText("没有过期的福利")).toBeTruthy();
});

it("loads again when a reward begins", async () => {
  const soon = sampleReward(now, { state: "coming", from: serverNow() + 1200 });
  site.answer("rewardList", done(sampleRewards(now, [soon])));
  open();
  await userEvent.click(await screen.findByRole("tab", { name: /待领取/ }));
  await screen.findByRole("article");
  site.answer("rewardList", none());
  expect(await screen.findByText("没有待领取的福利")).toBeTruthy();
});

it("fails and loads again, and claims nothing offline", async () => {
  site.answer("rewardList", refused(6005, ""));
  open();
  expect(await screen.findByText("福利加载失败")).toBeTruthy();
  site.answer("rewardList", done(sampleRewards(now, [weekly])));
  await press("重新加载");
  expect((await button("全部领取")).hasAttribute("disabled")).toBe(false);
  act(() => useOffline.setState({ since: 1 }));
  expect(screen.getByText(/网络已断开/)).toBeTruthy();
  expect((await button("全部领取")).hasAttribute("disabled")).toBe(true);
});
