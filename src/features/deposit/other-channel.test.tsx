// @vitest-environment jsdom
// An amount that the chosen channel does not take: which one does, and no bonus for what cannot be sent.
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { press } from "#testing/test-page.tsx";
import { done } from "#testing/test-site.ts";
import { sampleChannel, samplePayments } from "./sample-payments.ts";
import { amount, radio, setUpDeposit, submit, summary } from "./test-deposit.tsx";

const { site, openDeposit, paid } = setUpDeposit();

const method = (id: string, kind: string, name: string, channels: object[], more: object = {}) => ({
  id,
  kind,
  name,
  badge: "",
  closed: null,
  channels,
  ...more,
});
const bankA = sampleChannel("bank-a", "极速通道 A", { maxCents: 1_000_000 });
const closed = { message: "维护中", opensAt: null, remedy: null };

const offers = (...types: object[]) => site.answer("paymentTypes", done(samplePayments({ types })));

async function type(text: string): Promise<void> {
  await userEvent.clear(amount());
  await userEvent.type(amount(), text);
}

const pointer = () => screen.queryByRole("button", { name: /^改用/ });

it("points to the channel of the same method that takes it; one press selects it with the amount", async () => {
  offers(
    method("alipay", "alipay", "支付宝", [sampleChannel("alipay-a", "大额通道 Z")]),
    method("bank", "bank", "银行转账", [
      bankA,
      sampleChannel("bank-b", "停用通道", { closed }),
      sampleChannel("bank-c", "大额通道"),
    ]),
  );
  await openDeposit();
  await userEvent.click(radio(/银行转账/));
  await type("30000");
  expect(
    screen.getByText(/银行转账 · 极速通道 A ?单笔最高 ¥ 10,000，请减少金额，或改用下面的通道/),
  ).toBeTruthy();
  expect(pointer()?.textContent).toBe("改用银行转账 · 大额通道（单笔 ¥\u00a0100–50,000）");
  await press(/^改用/);
  expect([radio(/大额通道/).checked, amount().value, pointer()]).toEqual([true, "30000", null]);
  await submit();
  await waitFor(() => expect(paid()).toEqual([{ channelId: "bank-c", amountCents: 3_000_000 }]));
});

it("points to another method where the own has none, and to none where nothing takes it", async () => {
  offers(
    method("bank", "bank", "银行转账", [bankA]),
    method("coin", "coin", "虚拟币", [
      sampleChannel("coin-a", "链上充值", { maxCents: 9_000_000 }),
    ]),
    method("huione", "huione", "汇旺支付", [sampleChannel("huione-a", "汇旺通道")], { closed }),
    method("scan", "scan", "扫码支付", [
      sampleChannel("scan-a", "固定通道", { fixedCents: [5000, 2_000_000] }),
    ]),
    method("alipay", "alipay", "支付宝", [sampleChannel("alipay-a", "大额通道 Z")]),
  );
  await openDeposit();
  await type("30000");
  await press(/^改用支付宝 · 大额通道 Z/);
  expect([radio(/支付宝/).checked, amount().value]).toEqual([true, "30000"]);
  await userEvent.click(radio(/银行转账/));
  await type("20000");
  expect(pointer()?.textContent).toContain("扫码支付 · 固定通道");
  await type("80000");
  expect(pointer()?.textContent).toContain("虚拟币 · 链上充值");
  await type("90001");
  expect(pointer()).toBeNull();
});

it("points to a channel for small amounts, once the amount is sent", async () => {
  const small = sampleChannel("bank-s", "小额通道", { minCents: 1000 });
  offers(method("bank", "bank", "银行转账", [bankA, small]));
  await openDeposit();
  await type("50");
  expect(pointer()).toBeNull();
  await submit();
  await waitFor(() => expect(pointer()?.textContent).toContain("小额通道"));
  await press(/^改用/);
  expect([radio(/小额通道/).checked, amount().value]).toEqual([true, "50"]);
});

it.each(["30000", "50", "0", "1.234", "abc"])("shows no bonus for %s", async (text) => {
  offers(method("bank", "bank", "银行转账", [bankA]));
  await openDeposit();
  await userEvent.click(screen.getByRole("checkbox"));
  expect(summary().getByText(/^\+¥/)).toBeTruthy();
  await type(text);
  expect(summary().queryByText(/^\+¥/)).toBeNull();
  expect(summary().queryByText(/取款前须投注/)).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
  await type("1000");
  expect(summary().getByText(/^\+¥/)).toBeTruthy();
});
