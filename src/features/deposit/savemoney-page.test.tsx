// @vitest-environment jsdom
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { holdsForm } from "#session/account/held-form.ts";
import { dropSession, keepSession, useSession } from "#session/account/session-store.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { press } from "#testing/test-page.tsx";
import { done, refused, showOn } from "#testing/test-site.ts";
import { Button } from "#ui/buttons/button.tsx";
import { PromptBox } from "#ui/layout/prompt-box.tsx";
import { amount, MEMBER, radio, setUpDeposit, submit, summary } from "./test-deposit.tsx";

const { site, openDeposit, where, paid } = setUpDeposit();

it("offers the recommended method, channel and usual amount, and pays at one press", async () => {
  await openDeposit();
  expect(radio(/银行转账/).checked && radio(/极速通道 A/).checked).toBe(true);
  expect(amount().value).toBe("3000");
  await submit();
  await waitFor(() => expect(where()).toBe("/mine/transferWait?order=D2026112100001"));
  expect(paid()).toEqual([{ channelId: "bank-a", amountCents: 300_000 }]);
  expect(Object.values(localStorage).join()).not.toContain("6210880144720936158");
});

it("shows the recommended method and the amount together on a phone, and the others on demand", async () => {
  showOn("phone");
  await openDeposit();
  expect(screen.getAllByRole("radio")).toHaveLength(1);
  expect(radio(/银行转账.*极速通道 A/).checked).toBe(true);
  expect(amount().value).toBe("3000");
  await press("更换方式");
  expect(screen.getAllByRole("radio").length).toBeGreaterThan(5);
  await userEvent.click(radio(/备用通道 B/));
  expect(screen.getAllByRole("radio")).toHaveLength(1);
  expect(radio(/银行转账.*备用通道 B/).checked).toBe(true);
  // What is closed says why, beside the others.
  await press("更换方式");
  await userEvent.click(radio(/汇旺支付/));
  expect(screen.getByText(/维护中/)).toBeTruthy();
  expect(screen.getAllByRole("radio").length).toBeGreaterThan(1);
});

it("works out fee and amount to pay while it is typed, and keeps to the limits", async () => {
  await openDeposit();
  await userEvent.click(radio(/备用通道 B/));
  await userEvent.clear(amount());
  await userEvent.type(amount(), "1000.50");
  expect(summary().getByText("+¥ 2.01")).toBeTruthy();
  expect(summary().getByText("¥ 1,002.51")).toBeTruthy();
  await userEvent.clear(amount());
  await userEvent.type(amount(), "50001");
  expect(screen.getByText(/ · 备用通道 B ?单笔最高 ¥ 50,000，请减少金额/)).toBeTruthy();
  await userEvent.clear(amount());
  await userEvent.type(amount(), "5");
  await submit();
  expect(await screen.findByText(/ · 备用通道 B ?单笔最低 ¥ 100，请增加金额/)).toBeTruthy();
  expect(paid()).toEqual([]);
});

it("takes a reward that the member ticks or chooses, and says how much is to be bet", async () => {
  await openDeposit();
  const box = screen.getByRole("checkbox");
  expect(box.getAttribute("aria-checked")).toBe("false");
  expect(summary().getByText("¥ 3,000 → 取款前须投注 ¥ 67,500")).toBeTruthy();
  expect(summary().queryByText("+¥ 1,500")).toBeNull();
  await userEvent.click(box);
  expect(summary().getByText("+¥ 1,500")).toBeTruthy();
  await press("更换");
  await userEvent.click(await screen.findByRole("radio", { name: /每日首存/ }));
  await press("关闭");
  await waitFor(() => expect(summary().getByText("+¥ 300")).toBeTruthy());
  await submit();
  await waitFor(() => expect(paid()).toMatchObject([{ rewardId: "daily" }]));
});

it("takes fixed amounts as choices only", async () => {
  await openDeposit();
  await userEvent.click(radio(/扫码支付/));
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByRole("button", { name: "500" }).getAttribute("aria-pressed")).toBe("true");
  await press("50");
  await submit();
  await waitFor(() => expect(paid()).toEqual([{ channelId: "scan-a", amountCents: 5000 }]));
});

it("asks a member without a name for it, once, and says whose it must be", async () => {
  site.answer("bindFromDeposit", refused(6009, "该姓名已被使用"));
  site.answer("memberInfo", done({ ...MEMBER, bindRealName: "0", realName: null }));
  await openDeposit({ bindRealName: "0", realName: null });
  const name = () => screen.getByRole("textbox", { name: "付款人姓名" });
  await submit();
  expect(await screen.findByText("请输入正确的名字")).toBeTruthy();
  await userEvent.type(name(), "林溪");
  await submit();
  expect((await screen.findByRole("dialog")).textContent).toContain("“林溪”");
  await press("确认并提交");
  expect(await screen.findByText("该姓名已被使用")).toBeTruthy();
  expect(paid()).toEqual([]);
  site.answer("bindFromDeposit", done(null));
  site.answer("memberInfo", done(MEMBER));
  await submit();
  await screen.findByRole("dialog");
  await press("确认并提交");
  await waitFor(() => expect(where()).toContain("transferWait"));
  expect(Object.values({ ...localStorage, ...sessionStorage }).join()).not.toContain("林溪");
});

it("says why a method or channel is closed, when it opens, and what would change it", async () => {
  await openDeposit();
  await userEvent.click(radio(/汇旺支付/));
  expect(screen.getByText(/维护中 · 11\/21 09:00 开放/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "提交存款订单" })).toBeNull();
  await userEvent.click(radio(/银行转账/));
  await userEvent.click(radio(/贵宾通道 C/));
  expect(screen.getByText("VIP5 及以上可用")).toBeTruthy();
  await press("联系在线客服");
  expect(useOverlays.getState().customerService).toBe(true);
});

it("shows rate, amount, least and network of a coin, and sends the chosen one", async () => {
  await openDeposit();
  await userEvent.click(radio(/虚拟币/));
  expect(await screen.findByText(/只能转入 USDT，网络须选 TRC20/)).toBeTruthy();
  expect(screen.getAllByText("414.364641 USDT")).toHaveLength(2);
  await userEvent.click(radio(/BTC/));
  await userEvent.clear(amount());
  await userEvent.type(amount(), "200");
  await submit();
  expect(await screen.findByText("此币种最低转出 0.001 BTC")).toBeTruthy();
  await userEvent.type(amount(), "0");
  await submit();
  await waitFor(() => expect(paid()).toMatchObject([{ coin: "BTC", network: "BTC" }]));
});

it("leads on from a refusal that a bound phone ends, or else to the service", async () => {
  site.answer("pay", refused(6015, "请先绑定手机号码"));
  await openDeposit({ bindPhone: "0" });
  await submit();
  expect(await screen.findByText("请先绑定手机号码")).toBeTruthy();
  const link = screen.getByRole("link", { name: "绑定手机号码" });
  expect(link.getAttribute("href")).toBe("/mine/auth?need=phone&back=%2Fmine%2Fsavemoney");
  act(() => useSession.setState({ member: MEMBER }));
  await press("联系在线客服");
  expect(useOverlays.getState().customerService).toBe(true);
});

it("leads from a refusal to the choice that comes before the first deposit", async () => {
  site.answer("pay", refused(6609, "请先设置存款限额，或选择不设"));
  await openDeposit();
  await submit();
  expect(await screen.findByText("请先设置存款限额，或选择不设")).toBeTruthy();
  render(
    <PromptBox title="存款限额" text="请选择">
      <Button>不设</Button>
    </PromptBox>,
  );
  await press("前往选择");
  expect(document.activeElement?.textContent).toBe("不设");
});

it("keeps the payer's name over an expired session, in memory only", async () => {
  await openDeposit({ bindRealName: "0", realName: "" });
  await userEvent.type(screen.getByLabelText("付款人姓名"), "欧阳清");
  act(() => dropSession());
  await waitFor(() => expect(screen.queryByLabelText("付款人姓名")).toBeNull());
  expect(holdsForm()).toBe(true);
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain("欧阳清");
  act(() => {
    keepSession("token2", "1");
    useSession.setState({ member: { ...MEMBER, bindRealName: "0", realName: "" } });
  });
  expect(await screen.findByLabelText("付款人姓名")).toMatchObject({ value: "欧阳清" });
  expect(paid()).toEqual([]);
});

it("leads to the deposit service with a code that runs out", async () => {
  site.answer("createSignalCode", done({ code: "青山 88", expiresAt: Date.UTC(2099, 0, 1) }));
  site.answer(
    "customerInfo",
    done({
      name: "存款专员",
      url: "https://evil.example/",
      hours: "10:00–02:00",
      usualSeconds: 12,
    }),
  );
  await openDeposit();
  await userEvent.click(radio(/存款客服/));
  expect(screen.queryByRole("button", { name: "提交存款订单" })).toBeNull();
  await press("获取暗号");
  expect(await screen.findByText("青山 88")).toBeTruthy();
  expect(await screen.findByText("10:00–02:00 · 平均 12 秒响应")).toBeTruthy();
  await press("打开存款客服");
  expect(await screen.findByText(/存款客服地址不属于本站/)).toBeTruthy();
});
