// LCCP LC 4.2.1: how members' money is protected is acknowledged before it is deposited.
import { beforeEach, expect, it } from "vitest";
import { FUNDS_FIRST, INVALID_PARAMETER } from "#contract/codes.ts";
import type { FundsNotice } from "#contract/protection/funds.ts";
import { sampleMoney } from "../wallet/sample-money.ts";
import { DAY, refusalOf, type SampleProtected, sampleProtected } from "./sample-protected.ts";

const MEDIUM: FundsNotice = { rating: "medium", method: "资金存放在独立的银行账户。" };

let sample: SampleProtected;
let tell: (funds: FundsNotice | undefined) => void;
beforeEach(() => {
  const money = sampleMoney();
  tell = (funds) => money.funds(funds);
  sample = sampleProtected(money);
  sample.profile("uk");
  money.ask(sample.member, "declineLimits", {});
  tell(MEDIUM);
});

const REFUSED = `${FUNDS_FIRST} 存款前，请先到「理性娱乐」确认您已了解资金如何受到保障`;
const funds = () => sample.info().funds;
const acknowledge = (version = funds()?.version ?? "") =>
  sample.money.ask(sample.member, "acknowledgeFunds", { version });

it("LCCP LC 4.2.1: a deposit waits for the acknowledgement", () => {
  expect(funds()).toMatchObject({ ...MEDIUM, known: false });
  expect(sample.deposit(10_000)).toBe(REFUSED);
  expect(acknowledge().funds?.known).toBe(true);
  expect(sample.deposit(10_000)).toBe("done");
  expect(sample.deposit(10_000)).toBe("done");
});

it.each([
  { ...MEDIUM, rating: "notProtected" },
  { ...MEDIUM, method: "资金存放在信托账户。" },
] satisfies FundsNotice[])(
  "LCCP LC 4.2.1: after a change to %o the next deposit waits again",
  (changed) => {
    const before = acknowledge().funds?.version;
    tell(changed);
    expect(sample.deposit(10_000)).toBe(REFUSED);
    expect(refusalOf(() => acknowledge(before)).code).toBe(INVALID_PARAMETER);
    acknowledge();
    expect(sample.deposit(10_000)).toBe("done");
  },
);

it("LCCP LC 4.2.1: members whose money is not protected are reminded every six months", () => {
  const reminders = () => {
    sample.money.time += 200 * DAY;
    sample.money.ask(sample.member, "unreadCounts", { userSystem: 1 });
    return sample.money.database
      .prepare("SELECT body FROM letter WHERE member = ? ORDER BY time DESC LIMIT 1")
      .get(sample.member)?.["body"];
  };
  expect(reminders()).not.toContain("不受保障");
  tell({ ...MEDIUM, rating: "notProtected" });
  expect(reminders()).toContain("公司若破产，您账户内的资金不受保障");
});

it("other profiles ask for no acknowledgement, and none is taken", () => {
  sample.profile("on");
  expect(funds()).toBeNull();
  expect(sample.deposit(10_000)).toBe("done");
  expect(refusalOf(() => acknowledge("any")).code).toBe(INVALID_PARAMETER);
});
