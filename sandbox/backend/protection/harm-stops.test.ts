// LCCP SR 3.4.3, requirement 10: no marketing and no new bonus for members with markers of harm.
import { beforeEach, expect, it } from "vitest";
import { ACCESS_DENIED } from "#contract/codes.ts";
import { NO_PROTECTION } from "#contract/protection/profiles.ts";
import { chooseChannels } from "../duties/choices.ts";
import { mayGetFreeBets, mayUseFreeBets } from "../free-bets/offered.ts";
import { protectionReport } from "./protection-report.ts";
import { HOUR, outcome, type SampleProtected, sampleProtected } from "./sample-protected.ts";
import { accountOf } from "../wallet/sample-money.ts";

let sample: SampleProtected;
beforeEach(() => {
  sample = sampleProtected();
});

/** Cancels two withdrawals, which is a marker of harm. */
function mark(): void {
  const { money, member } = sample;
  for (const hour of [1, 2]) {
    money.time += hour * HOUR;
    const account = { kind: "bank", accountId: accountOf(member, "bank") } as const;
    const body = { ...account, amountCents: 20_000, proof: money.proof(member) };
    const { orderId } = money.ask(member, "withdraw", body, { key: `w${hour}` });
    money.ask(member, "cancelWithdrawal", { orderId });
  }
}

const offered = () => sample.money.ask(sample.member, "depositRewards", {}).length;
const gate = (name: "joinActivity" | "claimActivity" | "claimRewards" | "placeBet") =>
  outcome(() => sample.money.gate(sample.member, name, { id: "x" })).slice(0, 4);
const marketing = (stops: boolean) =>
  protectionReport(sample.money.database, {
    site: "aurora",
    time: sample.money.time,
    flagged: false,
    stops,
  }).find(({ userId }) => userId === String(sample.member))?.marketing;

it("no bonus of a deposit is on offer, nor taken when a client asks for one", () => {
  const { money, member, profile } = sample;
  profile("none", { harmStops: true });
  const [first] = money.ask(member, "depositRewards", {});
  expect(first).toBeDefined();
  mark();
  expect(offered()).toBe(0);
  const body = { channelId: "scan-a", amountCents: 50_000, rewardId: first?.id ?? "" };
  expect(outcome(() => money.ask(member, "pay", body, { key: "d" }))).toContain("该优惠已结束");
  expect(sample.deposit(50_000)).toBe("done");
});

it("no activity is joined or claimed; what was earned before is paid, and play goes on", () => {
  sample.profile("none", { harmStops: true });
  mark();
  expect([gate("joinActivity"), gate("claimActivity")]).toEqual(
    Array.from({ length: 2 }, () => String(ACCESS_DENIED)),
  );
  expect([gate("claimRewards"), gate("placeBet")]).toEqual(["done", "done"]);
});

it("no marketing, whatever the member asked for before", () => {
  chooseChannels(sample.money.database, sample.member, ["email"]);
  expect(marketing(true)).toEqual(["email"]);
  mark();
  expect(marketing(true)).toEqual([]);
  expect(marketing(false)).toEqual(["email"]);
});

it("a site without the duty stops nothing", () => {
  mark();
  expect(offered()).toBeGreaterThan(0);
  expect(gate("joinActivity")).toBe("done");
});

it("no free bet is given; one that was given before is used", () => {
  const { money, member, profile } = sample;
  profile("none", { harmStops: true });
  const at = { member, time: money.time };
  const site = { database: money.database, view: { site: SITE } };
  expect(mayGetFreeBets(site, at)).toBe(true);
  mark();
  const now = { member, time: money.time };
  expect([mayGetFreeBets(site, now), mayUseFreeBets(site, now)]).toEqual([false, true]);
});

const SITE = { id: "aurora", protection: NO_PROTECTION };
