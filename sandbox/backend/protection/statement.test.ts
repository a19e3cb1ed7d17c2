// The activity statement, final withdrawals, markers of harm and the operator's report.
import { beforeEach, describe, expect, it } from "vitest";
import { WITHDRAWAL_FINAL } from "#contract/codes.ts";
import { insertOrder } from "../deposits/order-store.ts";
import type { OrderRow } from "../deposits/order-row.ts";
import { setVenueCents } from "../ledger/ledger.ts";
import { accountOf } from "../wallet/sample-money.ts";
import { setHarmMessage } from "./harm-message.ts";
import { markersOf } from "../duties/harm-markers.ts";
import { protectionReport, reportCsv } from "./protection-report.ts";
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

const statement = (by: "day" | "game" | "venue", from: number | null = null) =>
  sample.money.ask(sample.member, "protectionStatement", {
    by,
    from,
    to: null,
    pageNum: 1,
    pageSize: 50,
  });

const withdraw = (amountCents: number) => {
  const { money, member } = sample;
  const body = { kind: "bank", accountId: accountOf(member, "bank"), amountCents } as const;
  const key = `w${money.time}`;
  return money.ask(member, "withdraw", { ...body, proof: money.proof(member) }, { key });
};

describe("RTS 1B, 1C: the activity statement", () => {
  it("adds up deposits, withdrawals, stakes and returns over all time, by day, game and venue", () => {
    expect(sample.deposit(50_000)).toBe("done");
    sample.round(4000, 1000);
    sample.money.time += DAY;
    sample.round(2000, 6000);
    withdraw(20_000);
    sample.money.time += 2 * HOUR;
    const { allTime, list, since } = statement("day");
    const sums = {
      depositCents: 50_000,
      withdrawalCents: 20_000,
      netDepositCents: 30_000,
      stakedCents: 6000,
      returnedCents: 7000,
      netCents: 1000,
    };
    expect(allTime).toEqual(sums);
    expect(since).not.toBeNull();
    expect(list.map(({ key, stakedCents }) => [key, stakedCents])).toEqual([
      ["2026-11-22", 2000],
      ["2026-11-21", 4000],
    ]);
    expect(statement("venue").list).toMatchObject([
      { key: SAMPLE_VENUE, count: 2, stakedCents: 6000 },
    ]);
    expect(statement("game").list).toMatchObject([{ stakedCents: 6000, depositCents: 0 }]);
    const late = statement("day", sample.money.time - 4 * HOUR);
    expect(late.range).toMatchObject({
      depositCents: 0,
      withdrawalCents: 20_000,
      stakedCents: 2000,
    });
    expect(late.allTime).toEqual(sums);
  });
});

describe("RTS 14B: reverse withdrawals", () => {
  it("a withdrawal can be cancelled only where the profile does not forbid it", () => {
    const { money, member } = sample;
    const { orderId, canCancel } = withdraw(20_000);
    expect(canCancel).toBe(true);
    sample.profile("uk");
    const cancel = () => money.ask(member, "cancelWithdrawal", { orderId });
    expect(refusalOf(cancel).code).toBe(WITHDRAWAL_FINAL);
    expect(money.ask(member, "withdrawConfig", {}).canCancel).toBe(false);
    sample.profile("none");
    expect(outcome(cancel)).toBe("done");
  });
});

describe("SR 3.4.3, Standard 2.01, 58 Pa. Code § 814a.3(b)(3)(iv): markers of harm", () => {
  const markers = () => {
    const { money, member } = sample;
    return markersOf(money.database, { member, time: money.time })
      .filter(({ set }) => set)
      .map(({ name }) => name);
  };

  it("none is set for a quiet member", () => {
    sample.deposit(50_000);
    sample.round(1000, 900);
    expect(markers()).toEqual([]);
  });

  it("chasing: deposits within an hour after losses", () => {
    for (const [index] of [0, 1, 2].entries()) {
      expect(sample.round(5000)).toBe("done");
      sample.money.time += 10 * 60_000;
      expect(sample.deposit(10_000 + index * 100)).toBe("done");
      sample.money.time += 3 * HOUR;
    }
    expect(markers()).toContain("chasing");
  });

  it("nightPlay: stakes in three nights of a week", () => {
    const night = Date.parse("2026-11-22T18:00:00Z"); // two o'clock in China
    for (const day of [0, 1, 2]) {
      sample.money.time = night + day * DAY;
      sample.round(100);
    }
    expect(markers()).toEqual(["nightPlay"]);
  });

  it("cancelledWithdrawals: two in 28 days", () => {
    for (const day of [1, 2]) {
      sample.money.time += day * HOUR;
      const { orderId } = withdraw(20_000);
      sample.money.ask(sample.member, "cancelWithdrawal", { orderId });
    }
    expect(markers()).toEqual(["cancelledWithdrawals"]);
  });

  it("risingDeposits: twice a usual week", () => {
    for (const week of [0, 1, 2, 3]) {
      void week;
      sample.deposit(20_000);
      sample.money.time += 7 * DAY;
    }
    expect(markers()).toEqual([]);
    sample.deposit(60_000);
    expect(markers()).toEqual(["risingDeposits"]);
  });

  it("manyMethods: three kinds in 28 days", () => {
    sample.deposit(20_000);
    const { database } = sample.money;
    const row = database.prepare("SELECT * FROM deposit_order WHERE member = ?").get(sample.member);
    for (const kind of ["bank", "alipay"] as const) {
      insertOrder(database, { ...(row as unknown as OrderRow), id: `D-${kind}`, kind });
    }
    expect(markers()).toContain("manyMethods");
  });

  it("the operator's message is shown to members with a marker, on sites that watch them", () => {
    setHarmMessage(sample.money.database, "aurora", "我们注意到您的投注习惯有变化。");
    sample.profile("uk");
    expect(sample.info().message).toBe("");
    sample.profile("none");
    for (const day of [1, 2]) {
      sample.money.time += day * HOUR;
      const { orderId } = withdraw(20_000);
      sample.money.ask(sample.member, "cancelWithdrawal", { orderId });
    }
    expect(sample.info().message).toBe("");
    sample.profile("uk");
    expect(sample.info().message).toBe("我们注意到您的投注习惯有变化。");
  });
});

describe("the operator's report", () => {
  it("lists each member with markers, limits and breaks, as JSON and as CSV", () => {
    const { money, member } = sample;
    sample.set("deposit", "day", 50_000);
    money.ask(member, "setOptOut", { market: "lottery", out: true });
    money.ask(member, "setMarketing", { channels: ["email"] });
    const asked = { site: "aurora", time: money.time, flagged: false };
    const rows = protectionReport(money.database, asked);
    const own = rows.find(({ userId }) => userId === String(member));
    expect(own).toMatchObject({
      markers: [],
      limits: ["deposit.day=50000"],
      optOuts: ["lottery"],
      marketing: ["email"],
      pause: "",
      owedCents: 0,
    });
    expect(protectionReport(money.database, { ...asked, flagged: true })).toEqual([]);
    const [head, ...lines] = reportCsv(rows).trimEnd().split("\r\n");
    expect(head).toBe(
      "userId,name,markers,chasing,nightPlay,cancelledWithdrawals,risingDeposits,manyMethods," +
        "depositWeekCents,netWeekCents,limits,limitsDeclinedAt,optOuts,marketing,pause,pausedUntil,owedCents",
    );
    expect(lines).toHaveLength(rows.length);
    expect(lines.find((line) => line.startsWith(`${member},`))).toContain(
      ",deposit.day=50000,,lottery,email,,,0",
    );
  });

  it("quotes what would break a line or begin a formula", () => {
    const [row] = protectionReport(sample.money.database, {
      site: "aurora",
      time: sample.money.time,
      flagged: false,
    });
    if (row === undefined) throw new Error("There is no member.");
    const line = (name: string) => reportCsv([{ ...row, name }]).split("\r\n")[1] ?? "";
    expect(line('a"b,c')).toContain(',"a""b,c",');
    expect(line("=1+1")).toContain(",'=1+1,");
  });
});
