// A figure of a member is the same wherever it is shown: header, wallet, withdrawals, bets, records, levels, messages.
import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CALLS } from "#contract/api/calls.ts";
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import { LETTER_KEYS, LETTER_KINDS } from "#contract/messages.ts";
import type { SwitchKey } from "#contract/switches.ts";
import { REWARD_STATES } from "#contract/vip.ts";
import { sampleBettor } from "../../backend/bets/sample-bettor.ts";
import { sampleWithdrawer } from "../../backend/withdrawals/sample-withdrawer.ts";
import {
  MOMENT,
  SAMPLE_SITES,
  type SampleSandbox,
  startSample,
} from "../../testing/sample-sandbox.ts";

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample();
});
afterAll(() => sandbox.close());

type Places = Readonly<Record<string, number | undefined>>;
type Figures = Readonly<Record<string, Places>>;
type Member = Awaited<ReturnType<typeof sampleWithdrawer>>;

/** All days that a record can be asked for. */
const DAYS = { from: MOMENT - 180 * 86_400_000, to: MOMENT + 86_400_000 };
const PAGE = { pageNum: 1, pageSize: 50 };

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((all, row) => all + of(row), 0);
const inCents = (amount: string | null | undefined) => Math.round(Number(amount) * 100);

async function money({ data }: Member): Promise<Figures> {
  const wallet = await data("balance", { lockMoney: 1 });
  const header = await data("balance", { lockMoney: 0 });
  const { open, ...info } = await data("withdrawInfo");
  const kept = info.turnover.filter(({ kind }) => kind === "deposit" || kind === "adjust");
  const { withdrawCentsPerDay, withdrawalsPerDay } = await ownLevel(data);
  return {
    "centre wallet": {
      header: inCents(header.centerWalletBalance),
      wallet: inCents(wallet.centerWalletBalance),
      withdrawals: info.balanceCents,
    },
    "stakes of open bets": { wallet: inCents(wallet.lockMoney), withdrawals: info.betsCents },
    rewards: { wallet: inCents(wallet.bonus), withdrawals: info.bonusCents },
    "money on its way": {
      wallet: inCents(wallet.withdrawing),
      withdrawals: sum(open, ({ amountCents }) => amountCents),
    },
    "money that cannot be withdrawn": {
      total: info.balanceCents - info.withdrawableCents,
      reasons: Math.min(
        info.balanceCents,
        sum(kept, ({ lockedCents }) => lockedCents),
      ),
    },
    "withdrawals a day": { withdrawals: info.today.countMax, level: withdrawalsPerDay },
    "money a day": { withdrawals: info.today.maxCents, level: withdrawCentsPerDay },
  };
}

async function ownLevel(data: Member["data"]) {
  const { levels } = await data("vipLevels");
  const { vipLevel } = await data("memberInfo");
  const own = levels.find(({ level }) => level === vipLevel);
  if (own === undefined) throw new Error(`there is no level ${vipLevel}`);
  return own;
}

async function records({ data }: Member): Promise<Figures> {
  const figures: Record<string, Places> = {};
  for (const state of ["all", "open", "settled"]) {
    const asked = { venue: "ALL", state, ...DAYS };
    const { count, stakeCents, venues } = await data("betRecordTotal", asked);
    const { total, list } = await data("betRecordList", { ...asked, ...PAGE, pageSize: 200 });
    figures[`bets, ${state}`] = {
      total: count,
      venues: sum(venues, (one) => one.count),
      list: total,
    };
    if (list.length === total)
      figures[`stakes, ${state}`] = { total: stakeCents, list: sum(list, (row) => row.stakeCents) };
  }
  return figures;
}

async function sportBets({ data }: Member): Promise<Figures> {
  const asked = { settled: false, limit: 50 };
  const bettor = await sampleBettor(sandbox);
  const { list, total } = v.parse(
    CALLS.openBets.response,
    (await bettor.call("openBets", asked)).data,
  );
  const record = { venue: SPORT_CHANNEL, state: "open", ...DAYS };
  const { count } = await data("betRecordTotal", record);
  const rows = (await data("betRecordList", { ...record, ...PAGE })).list;
  const wallet = await data("balance", { lockMoney: 1 });
  const venue = await data("venueBalance", { channelCode: SPORT_CHANNEL });
  const running = sum(list, ({ leftCents, riskCents }) => leftCents ?? riskCents);
  return {
    "open bets": {
      badge: total,
      "my bets": list.length,
      record: count,
      "record's list": rows.length,
    },
    "running stakes": {
      "my bets": running,
      record: sum(rows, ({ ticket }) => ticket?.leftCents ?? ticket?.riskCents ?? 0),
      wallet: inCents(wallet.lockMoney),
      "sports wallet": inCents(venue.lockMoney),
    },
    "money to bet with": {
      wallet: inCents(wallet.centerWalletBalance),
      "sports wallet": inCents(venue.balance),
    },
  };
}

async function vip({ data }: Member): Promise<Figures> {
  const { levels } = await data("vipLevels");
  const own = await ownLevel(data);
  const progress = await data("vipProgress");
  const week = await data("vipWeek");
  const rebates = await data("rebateRates");
  const next = levels.find((one) => one.level === progress.target);
  const missing = (needed: number | undefined, done: number) =>
    needed === undefined ? undefined : Math.max(0, needed - done);
  return {
    level: { name: own.level, progress: progress.level },
    "next level": { progress: progress.target ?? undefined, table: next?.level },
    "missing deposits": {
      progress: next && progress.missingDepositCents,
      table: missing(next?.depositCents, progress.depositCents),
    },
    "missing turnover": {
      progress: next && progress.missingTurnoverCents,
      table: missing(next?.turnoverCents, progress.turnoverCents),
    },
    "turnover that keeps the level": {
      progress: progress.keep?.neededCents ?? 0,
      table: own.keepTurnoverCents,
    },
    "weekly bonus": { week: week.giftCents, table: own.weeklyCents },
    "weekly turnover": {
      week: week.giftCents === 0 ? undefined : week.neededCents,
      table: week.giftCents === 0 ? undefined : own.weeklyTurnoverCents,
    },
    "levels with a rebate": {
      table: levels.length,
      "most a day": rebates.maxCentsPerDay.length,
    },
  };
}

async function welfare({ data }: Member): Promise<Figures> {
  const figures: Record<string, Places> = {};
  for (const state of REWARD_STATES) {
    const { total, counts, list, sumCents } = await data("rewardList", { state, ...PAGE });
    figures[`rewards ${state}`] = { tab: counts[state], total, list: list.length };
    figures[`sum ${state}`] = {
      total: sumCents,
      list: sum(list, ({ amountCents }) => amountCents),
    };
  }
  return figures;
}

async function messages({ data }: Member): Promise<Figures> {
  const counts = await data("unreadCounts", { userSystem: 1 });
  const figures: Record<string, Places> = {};
  for (const kind of LETTER_KEYS) {
    const { list } = await data("letterList", { kind, ...PAGE });
    figures[`unread ${kind}`] = {
      badge: sum(LETTER_KINDS[kind], (key) => counts[key]),
      list: list.filter(({ read }) => !read).length,
    };
  }
  const { count } = await data("feedbackUnread");
  const { list } = await data("feedbackList", { state: "all", ...PAGE });
  figures["unread feedback"] = { badge: count, list: list.filter(({ unread }) => unread).length };
  return figures;
}

async function friends({ data }: Member): Promise<Figures> {
  const { registered, effective, rewarded } = await data("inviteInfo");
  const { list, total } = await data("inviteRecords", PAGE);
  return {
    friends: { total: registered, list: list.length, pages: total },
    effective: { total: effective, list: list.filter(({ state }) => state === "effective").length },
    reward: { total: inCents(rewarded), list: sum(list, ({ reward }) => inCents(reward ?? "0")) },
  };
}

const PARTS = [
  [money, "vip"],
  [records, null],
  [vip, "vip"],
  [welfare, "welfare"],
  [messages, "messages"],
  [friends, "friendInvitation"],
] as const satisfies readonly (readonly [unknown, SwitchKey | null])[];

/** @returns each figure of which two places show different values */
function differences(figures: Figures, where: string): readonly string[] {
  return Object.entries(figures).flatMap(([figure, places]) => {
    const told = new Set(Object.values(places).filter((value) => value !== undefined));
    return told.size > 1 ? [`${where}: ${figure} ${JSON.stringify(places)}`] : [];
  });
}

const SITES = SAMPLE_SITES.slice(0, 6);

it.each(["demo88", "newbie8", "risky88"])("shows %s each figure alike everywhere", async (name) => {
  const found: string[] = [];
  for (const { id, switches } of name === "demo88" ? SITES : SITES.slice(0, 1)) {
    const member = await sampleWithdrawer(sandbox, { site: id, name });
    for (const [part, needs] of PARTS)
      if (needs === null || switches.includes(needs))
        found.push(...differences(await part(member), id));
  }
  expect(found).toEqual([]);
});

it("counts open bets and what runs of them alike, also after a part was cashed out", async () => {
  const member = await sampleWithdrawer(sandbox);
  expect(differences(await sportBets(member), "before")).toEqual([]);
  const bettor = await sampleBettor(sandbox);
  const legs = (await bettor.matches("FT")).slice(3, 8).flatMap(({ gameId, markets }) => {
    const market = markets.find(({ state }) => state === "open");
    const price = market?.prices[0];
    if (market === undefined || price === undefined) return [];
    const { w, line } = market;
    return [{ gameId, w, line, priceId: price.id, r: price.r, odds: price.odds, score: null }];
  });
  for (const [place, leg] of legs.entries()) await bettor.place([leg], `bet-${place}`);
  const { list } = await bettor.bets(false);
  expect(list.length).toBeGreaterThan(3);
  expect(differences(await sportBets(member), "after bets")).toEqual([]);
  const { ticketId } = list[0] ?? { ticketId: "" };
  const quoted = (await bettor.call("cashOutQuote", { ticketId })).data;
  const { quoteId, valueCents } = v.parse(CALLS.cashOutQuote.response, quoted);
  const half = Math.floor(valueCents / 2);
  const asked = { ticketId, quoteId, percent: 50, valueCents: half };
  expect((await bettor.call("cashOut", asked, "half")).data).toMatchObject({ state: "done" });
  expect(differences(await sportBets(member), "after a part was cashed out")).toEqual([]);
  await member.withdraw(20_000);
  expect(differences(await money(member), "with a withdrawal")).toEqual([]);
  expect(await member.problems()).toEqual([]);
});
