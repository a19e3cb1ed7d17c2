// Free bets within player protection: a profile may forbid them, who takes a break gets and sees none, and limits on
// losing and staking count a member's own money alone.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SUCCESS_CODE } from "#contract/codes.ts";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { sampleBettor } from "../bets/sample-bettor.ts";
import { NOW } from "../bets/sample-betting-service.ts";
import {
  FREE_CENTS,
  freeStates,
  placeFree,
  WALLET_CENTS,
  withFreeBet,
} from "../bets/sample-free-bet.ts";
import { ticketsOf } from "../bets/settle/sample-settlement.ts";
import { grantFreeBet } from "../free-bets/grant-free-bet.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { endBets } from "./end-bets.ts";

let sandbox: SampleSandbox;
beforeEach(async () => {
  sandbox = await startSample();
});
afterEach(() => sandbox.close());

const OF = { site: "aurora", name: "demo88" };

async function bettorWithFreeBet() {
  const bettor = await sampleBettor(sandbox);
  await sandbox.control("/sandbox/free-bet", { ...OF, id: "given", amountCents: 2000 });
  const match = (await bettor.matches("FT")).find(({ markets }) => markets.length > 2);
  const market = match?.markets.find(({ w, state }) => w === "R" && state === "open");
  const { id: priceId = "", r = "", odds = "" } = market?.prices[0] ?? {};
  const terms = { w: "R", line: market?.line ?? null, score: null };
  const leg = { priceId, gameId: match?.gameId ?? "", r, odds, ...terms };
  const free = async () => {
    const { data } = await bettor.call("freeBetList", {});
    return (data as { list: { id: string; state: string }[] }).list;
  };
  const place = (key: string, more: object = { freeBet: "given" }) =>
    bettor.place([leg], key, { stakeCents: 2000, ...more });
  return { bettor, free, place };
}

describe("a profile with noFreeBets", () => {
  it("lists none and takes none, and money is taken as before", async () => {
    const { free, place } = await bettorWithFreeBet();
    expect((await free()).length).toBeGreaterThan(0);
    const duties = { noFreeBets: true };
    await sandbox.control("/sandbox/protection", { site: "aurora", profile: "none", duties });
    expect(await free()).toEqual([]);
    const { placed } = await place("forbidden");
    expect([placed?.state, placed?.refusal?.reason]).toEqual(["refused", "freeBet"]);
    expect((await place("money", {})).placed?.state).toBe("accepted");
  });
});

describe("own limits", () => {
  it("count no free stake as staked or lost", async () => {
    const { bettor, place } = await bettorWithFreeBet();
    for (const kind of ["loss", "stake", "bet"]) {
      const window = kind === "bet" ? "each" : "day";
      const set = await bettor.call("setLimit", { kind, window, value: 1 });
      expect(set.status_code).toBe(SUCCESS_CODE);
    }
    expect((await place("money", {})).answer.status_code).not.toBe(SUCCESS_CODE);
    expect((await place("free")).placed?.state).toBe("accepted");
  });
});

describe("who leaves", () => {
  it.each([
    ["is refunded where the profile says so", true, "void"],
    ["runs on", false, "open"],
  ] as const)(
    "loses the free bets; the stake of an open bet %s",
    (_what, refundUnstarted, state) => {
      const betting = withFreeBet();
      const { database, member } = betting;
      placeFree(betting);
      grantFreeBet(database, { ...GIVEN, id: "other", member });
      endBets(database, { member, time: NOW, refundUnstarted });
      expect(freeStates(betting)).toEqual([
        ["expired", 3000],
        ["used", FREE_CENTS],
      ]);
      expect(ticketsOf(betting)[0]).toMatchObject({ state, riskCents: 0 });
      expect(betting.money()).toEqual({ balance: WALLET_CENTS, locked: 0 });
      expect(ledgerProblems(database)).toEqual([]);
    },
  );
});

const GIVEN = { source: "level", title: "", amountCents: 3000, time: NOW } as const;
