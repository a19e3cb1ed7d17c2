// Limits that members set, named by the clauses that ask for them.
import { beforeEach, describe, expect, it } from "vitest";
import { INVALID_PARAMETER, LIMIT_REACHED } from "#contract/codes.ts";
import { setVenueCents } from "../ledger/ledger.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { accountOf } from "../wallet/sample-money.ts";
import {
  DAY,
  HOUR,
  outcome,
  refusalOf,
  SAMPLE_VENUE,
  type SampleProtected,
  sampleProtected,
} from "./sample-protected.ts";

let sample: SampleProtected;
beforeEach(() => {
  sample = sampleProtected();
  const { money, member } = sample;
  const about = { reason: "adjustment", time: money.time - DAY };
  setVenueCents(money.database, { id: member, channelCode: SAMPLE_VENUE, cents: 900_000 }, about);
});

describe("RTS 12B, Standard 2.23: deposit limits", () => {
  it("offers 24 hours, 7 days and one month, none of them set at first", () => {
    const { limits } = sample.info();
    const deposit = limits.filter(({ kind }) => kind === "deposit");
    expect(deposit.map(({ window }) => window)).toEqual(["day", "week", "month"]);
    expect(limits.every(({ value, remaining }) => value === null && remaining === null)).toBe(true);
  });

  it("refuses what is above the rest, with the rest and when it grows again", () => {
    sample.set("deposit", "day", 50_000);
    expect(sample.deposit(30_000)).toBe("done");
    const refused = refusalOf(() => {
      const body = { channelId: "scan-a", amountCents: 30_000 };
      sample.money.ask(sample.member, "pay", body, { key: "too-much" });
    });
    expect(refused.code).toBe(LIMIT_REACHED);
    expect(refused.data).toMatchObject({
      kind: "deposit",
      window: "day",
      value: 50_000,
      remaining: 20_000,
    });
    expect(refused.message).toContain("您设置的 24 小时存款限额 ¥\u00A0500，还可存 ¥\u00A0200");
    expect(sample.deposit(20_000)).toBe("done");
    expect(sample.limit("deposit", "day")).toMatchObject({ used: 50_000, remaining: 0 });
    expect(sample.deposit(10_000)).toContain("已达到您设置的 24 小时存款限额 ¥\u00A0500");
    sample.money.time += DAY;
    expect(sample.deposit(10_000)).toBe("done");
  });

  it("counts gross: a withdrawal makes no room; the net alternative does", () => {
    sample.set("deposit", "week", 40_000);
    sample.set("netDeposit", "week", 40_000);
    expect(sample.deposit(40_000)).toBe("done");
    sample.money.database
      .prepare(
        `INSERT INTO withdrawal SELECT 'W1', 'aurora', ?1, 'bank', ?3, '', 30000, 0, 30000, NULL, NULL,
        NULL, NULL, NULL, NULL, NULL, 'arrived', 0, 0, 0, 0, 0, ?2, ?2, NULL, NULL, NULL, ?2, ?2, ''`,
      )
      .run(sample.member, sample.money.time, accountOf(sample.member, "bank"));
    expect(sample.limit("netDeposit", "week")).toMatchObject({ used: 10_000, remaining: 30_000 });
    expect(sample.limit("deposit", "week")).toMatchObject({ used: 40_000, remaining: 0 });
    expect(sample.deposit(10_000)).toContain("7 天存款限额");
  });

  it("of simultaneous periods the lowest rest holds", () => {
    sample.set("deposit", "day", 90_000);
    sample.set("deposit", "week", 40_000);
    expect(sample.deposit(50_000)).toContain("7 天存款限额 ¥\u00A0400，还可存 ¥\u00A0400");
  });

  it("an order that is not paid yet takes its part; one that expired gives it back", () => {
    sample.set("deposit", "day", 30_000);
    expect(sample.deposit(20_000, "none")).toBe("done");
    expect(sample.limit("deposit", "day")).toMatchObject({ remaining: 10_000 });
    sample.money.time += 2 * HOUR;
    expect(sample.limit("deposit", "day")).toMatchObject({ remaining: 30_000 });
  });

  it("a second payment that passes the limit goes back to the payer", () => {
    sample.set("deposit", "day", 30_000);
    expect(sample.deposit(20_000, "double")).toBe("done");
    sample.money.time += HOUR;
    sample.money.ask(sample.member, "withdrawInfo", {});
    expect(sample.limit("deposit", "day")).toMatchObject({ used: 20_000 });
    const refused = sample.money.database
      .prepare("SELECT note FROM deposit_order WHERE member = ? AND state = 'refused'")
      .get(sample.member);
    expect(refused?.["note"]).toContain("款项将原路退回");
    expect(ledgerProblems(sample.money.database)).toEqual([]);
  });
});

describe("RTS 12B, Standard 2.24: lower at once, higher after 24 hours and a second confirmation", () => {
  const confirm = () =>
    sample.money.ask(sample.member, "confirmLimit", { kind: "deposit", window: "day" });

  it("lowers at once", () => {
    sample.set("deposit", "day", 50_000);
    sample.set("deposit", "day", 20_000);
    expect(sample.limit("deposit", "day")).toMatchObject({ value: 20_000, pending: null });
  });

  it("raises only when it is confirmed after the wait", () => {
    sample.set("deposit", "day", 20_000);
    const asked = sample.money.time;
    sample.set("deposit", "day", 80_000);
    const pending = { value: 80_000, askedAt: asked, from: asked + DAY };
    expect(sample.limit("deposit", "day")).toMatchObject({ value: 20_000, pending });
    sample.money.time = asked + DAY - 1;
    expect(outcome(confirm)).toContain(`${INVALID_PARAMETER} 等待期尚未结束`);
    sample.money.time = asked + DAY;
    expect(sample.limit("deposit", "day")).toMatchObject({ value: 20_000 });
    confirm();
    expect(sample.limit("deposit", "day")).toMatchObject({ value: 80_000, pending: null });
    expect(outcome(confirm)).toContain("没有等待确认的限额调整");
  });

  it("removes only the same way, and drops what is not confirmed within 7 days", () => {
    sample.set("deposit", "day", 20_000);
    sample.set("deposit", "day", null);
    expect(sample.limit("deposit", "day")).toMatchObject({
      value: 20_000,
      pending: { value: null },
    });
    sample.money.time += 8 * DAY;
    expect(sample.limit("deposit", "day")).toMatchObject({ value: 20_000, pending: null });
    expect(outcome(confirm)).toContain("没有等待确认");
  });

  it("asked again, the wait begins again; cancelled, the old value stays", () => {
    sample.set("deposit", "day", 20_000);
    sample.set("deposit", "day", 50_000);
    sample.money.time += 20 * HOUR;
    sample.set("deposit", "day", 60_000);
    sample.money.time += 5 * HOUR;
    expect(outcome(confirm)).toContain("等待期尚未结束");
    sample.money.ask(sample.member, "cancelLimit", { kind: "deposit", window: "day" });
    expect(sample.limit("deposit", "day")).toMatchObject({ value: 20_000, pending: null });
  });

  it("58 Pa. Code § 814a.2: a raise waits until the period of the old limit has ended", () => {
    sample.profile("us-pa");
    sample.set("deposit", "week", 20_000);
    const asked = sample.money.time;
    sample.set("deposit", "week", 50_000);
    expect(sample.limit("deposit", "week")?.pending?.from).toBe(asked + 7 * DAY);
  });
});

describe("Standard 2.23, 58 Pa. Code § 814a.2: limits of play", () => {
  it("loss: winnings are subtracted from what was spent", () => {
    sample.set("loss", "day", 10_000);
    expect(sample.round(10_000, 8000)).toBe("done");
    expect(sample.limit("loss", "day")).toMatchObject({ used: 2000, remaining: 8000 });
    expect(sample.round(9000)).toContain("24 小时亏损限额 ¥\u00A0100，还可投注 ¥\u00A080");
    expect(sample.round(8000)).toBe("done");
    expect(sample.round(100)).toContain("已达到您设置的 24 小时亏损限额");
  });

  it("stake: all stakes, whatever they won", () => {
    sample.set("stake", "day", 10_000);
    expect(sample.round(6000, 60_000)).toBe("done");
    expect(sample.round(5000)).toContain("24 小时投注总额限额 ¥\u00A0100，还可投注 ¥\u00A040");
  });

  it("§ 814a.2(3): a single wager", () => {
    sample.set("bet", "each", 5000);
    expect(sample.round(5001)).toContain("超过您设置的单注限额 ¥\u00A050");
    expect(sample.round(5000)).toBe("done");
  });

  it("refuses the launch of a game and a transfer to its venue when nothing is left", () => {
    sample.set("loss", "day", 1000);
    expect(sample.round(1000)).toBe("done");
    const { money, member } = sample;
    const transfer = () => {
      const body = { channelCode: SAMPLE_VENUE, amount: "10.00", ty: 1 as const };
      return money.ask(member, "venueTransfer", body, { key: `t${money.time}` });
    };
    expect(outcome(transfer)).toContain(`${LIMIT_REACHED} 已达到`);
    expect(
      outcome(() => money.ask(member, "launch", { enName: SAMPLE_VENUE, gameCode: "" })),
    ).toContain(`${LIMIT_REACHED} `);
    money.time += DAY + 1;
    expect(outcome(transfer)).toBe("done");
  });

  it("a window that is not offered is refused", () => {
    expect(outcome(() => sample.set("bet", "day", 1))).toContain(String(INVALID_PARAMETER));
  });
});

it("SR 5.1.12, Standard 2.05: no marketing before the member asks for it", () => {
  expect(sample.info().marketing).toEqual([]);
  const { money, member } = sample;
  const asked = money.ask(member, "setMarketing", { channels: ["sms", "email"] });
  expect(asked.marketing).toEqual(["email", "sms"]);
  expect(money.ask(member, "setMarketing", { channels: [] }).marketing).toEqual([]);
});

describe("a closed market", () => {
  it("takes no stake, and opens again only after the wait and a second confirmation", () => {
    const { money, member } = sample;
    const out = (value: boolean) =>
      money.ask(member, "setOptOut", { market: "casino", out: value });
    out(true);
    expect(sample.round(100)).toContain("6605 您已关闭娱乐场");
    expect(sample.round(100, 0, "lottery")).toBe("done");
    expect(out(false).optOuts).toEqual([
      { market: "casino", since: money.time, backFrom: money.time + DAY },
    ]);
    expect(sample.round(100)).toContain("6605");
    money.time += DAY;
    expect(sample.round(100)).toContain("6605");
    expect(out(false).optOuts).toEqual([]);
    expect(sample.round(100)).toBe("done");
  });
});

describe("the reality check", () => {
  const choose = (minutes: number | null) =>
    sample.money.ask(sample.member, "setRealityCheck", { minutes }).realityCheckMinutes;

  it("RTS 13B: begins with the shortest interval on offer, and the member chooses another or none", () => {
    expect(sample.info().realityCheckMinutes).toBeNull();
    sample.profile("uk");
    expect(sample.info().realityCheckMinutes).toBe(15);
    expect(choose(60)).toBe(60);
    expect(choose(null)).toBeNull();
  });

  it("58 Pa. Code § 814a.1(e)(2): at least every hour, it cannot be switched off", () => {
    sample.profile("us-pa");
    expect(outcome(() => choose(null))).toContain("最长 60 分钟");
    expect(outcome(() => choose(120))).toContain("最长 60 分钟");
    expect(choose(30)).toBe(30);
  });
});
