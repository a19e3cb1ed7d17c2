// Deposits, withdrawals, exchange, and who is paid.
import {
  changes,
  type Facts,
  given,
  lastWeek,
  none,
  PAGE,
  moneyPlan,
  plan,
  unknownKey,
} from "../call-plan.ts";

const order = (facts: Facts) => facts.answer("paymentTypes")?.open[0];
const withdrawal = (facts: Facts) => facts.answer("withdrawInfo")?.open[0];
const orderOf = ({ orderId }: { readonly orderId: string }) => ({ orderId });
const aChannel = (facts: Facts) =>
  facts
    .answer("paymentTypes")
    ?.types.filter(({ closed }) => closed === null)
    .flatMap(({ channels }) => channels)
    .find(({ closed, wait, coins }) => closed === null && wait !== null && coins.length === 0);

export const DEAL_PLANS = [
  plan("paymentTypes", { body: none }),
  plan("customerInfo", { body: none }),
  plan("depositRewards", { body: none }),
  plan("memberBanks", { body: none }),
  plan("bankChoices", { body: none }),
  plan("coinAccounts", { body: none }),
  plan("alipayAccounts", { body: none }),
  plan("withdrawInfo", { body: none }),
  plan("usdtWithdrawInfo", { body: none }),
  plan("withdrawConfig", { body: none }),
  plan("transferRate", { body: () => ({ way: "toCoin" }) }),
  plan("dealRecords", {
    body: (facts) => ({ kinds: [], state: "all", ...lastWeek(facts), orderId: "", ...PAGE }),
  }),
  plan("payStatus", unknownKey),
  plan("withdrawStatus", unknownKey),
  plan("exchangeStatus", unknownKey),
  moneyPlan("pay", {
    async first(asking, facts) {
      await asking.ask("paymentTypes", {});
      for (const { orderId } of facts.answer("paymentTypes")?.open ?? [])
        await asking.ask("closeOrder", { orderId });
    },
    body: (facts) =>
      given(aChannel(facts), "no payment channel is open", ({ id, minCents, fixedCents }) => ({
        channelId: id,
        amountCents: fixedCents[0] ?? minCents,
      })),
    other: (fields) => ({ ...fields, amountCents: fields.amountCents + 100 }),
  }),
  moneyPlan("withdraw", {
    async first(asking, { secondPassword }) {
      await asking.ask("memberBanks", {});
      await asking.ask("withdrawInfo", {});
      if (secondPassword !== null) await asking.ask("proveSecondPassword", { secondPassword });
    },
    body(facts) {
      const proof = facts.answer("proveSecondPassword")?.proof;
      const info = facts.answer("withdrawInfo");
      const accountId = facts.answer("memberBanks")?.list[0]?.id;
      const method = info?.methods.find(({ kind, closed }) => kind === "bank" && closed === "");
      if (facts.secondPassword === null) return "LIVERY_TEST_SECOND_PASSWORD is not set";
      if (proof === undefined || accountId === undefined || method === undefined)
        return "the test account has no bank card that can be paid to";
      if ((info?.withdrawableCents ?? 0) < method.minCents) return "too little can be withdrawn";
      return { kind: "bank", accountId, amountCents: method.minCents, proof };
    },
    other: (fields) => ({ ...fields, amountCents: fields.amountCents + 100 }),
  }),
  moneyPlan("exchange", {
    first: (asking) => asking.ask("transferRate", { way: "toCoin" }),
    body: (facts) =>
      given(facts.answer("transferRate"), "no rate is offered", ({ rateId, minCents }) => ({
        way: "toCoin",
        amount: minCents,
        rateId,
      })),
    other: (fields) => ({ ...fields, amount: fields.amount + 1 }),
  }),
  plan("depositOrderStatus", {
    late: true,
    body: (facts) => given(order(facts), "there is no open deposit order", orderOf),
  }),
  plan("withdrawOrderInfo", {
    late: true,
    body: (facts) => given(withdrawal(facts), "there is no open withdrawal", orderOf),
  }),
  plan("confirmPaid", {
    changes,
    only: "says that money was paid",
    body: () => ({ orderId: "conform", receipt: "" }),
  }),
  plan("closeOrder", {
    changes,
    body: (facts) =>
      given(
        facts.answer("paymentTypes")?.open.find(({ canCancel }) => canCancel),
        "there is no deposit order to close",
        orderOf,
      ),
  }),
  plan("cancelWithdrawal", {
    changes,
    body: (facts) =>
      given(
        facts.answer("withdrawInfo")?.open.find(({ canCancel }) => canCancel),
        "there is no withdrawal to cancel",
        orderOf,
      ),
  }),
];
