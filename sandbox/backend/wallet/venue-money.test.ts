import { beforeEach, describe, expect, it } from "vitest";
import { ownGames } from "../games/own-games.ts";
import { Refusal } from "../wire/refusal.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { type SampleVenueWallets, sampleVenueWallets } from "./sample-venue-wallets.ts";

let wallets: SampleVenueWallets;
let keys = 0;
beforeEach(() => {
  wallets = sampleVenueWallets();
});

const LOCK = "您仍在参与活动，有效投注额未达标，资金暂时无法转出";
const move = (channelCode: string, amount: string, ty: 1 | 2 = 1) =>
  wallets.send("venueTransfer", { channelCode, amount, ty }, `k${(keys += 1)}`);
const recycle = (channelCode?: string) =>
  wallets.send("recycle", channelCode === undefined ? {} : { channelCode }, `k${(keys += 1)}`);
const launch = (enName: string, more: { isActivity?: boolean; demo?: boolean } = {}) =>
  wallets.ask("launch", { enName, gameCode: "", ...more });
const refusal = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.message];
    throw error;
  }
  return null;
};
const HOUR = 3_600_000;

describe("a transfer", () => {
  it("moves money both ways and is listed, newest first", () => {
    move("QLZR", "120.50");
    move("QLZR", "20.50", 2);
    expect(wallets.money()).toEqual({ centre: 990_000, venues: { QLZR: 10_000 } });
    expect(wallets.ask("allBalance", {})).toMatchObject({
      latest: [
        { channelCode: "QLZR", name: "场馆QLZR", ty: 2, amount: "20.50", auto: false },
        { channelCode: "QLZR", ty: 1, amount: "120.50", auto: false },
      ],
    });
    expect(ledgerProblems(wallets.database)).toEqual([]);
  });

  it("is refused for an unknown venue, the sports pages, no amount and too little money", () => {
    wallets.venue("YXQP").launchKind = "local";
    expect(refusal(() => move("NOSUCH", "1.00"))?.[0]).toBe(6004);
    expect(refusal(() => move("YXQP", "1.00"))?.[0]).toBe(6007);
    expect(refusal(() => move("QLZR", "0.00"))?.[0]).toBe(6007);
    expect(refusal(() => move("QLZR", "10000.01"))).toEqual([6007, "余额不足"]);
    expect(refusal(() => move("QLZR", "0.01", 2))).toEqual([6007, "余额不足"]);
    expect(wallets.money()).toEqual({ centre: 1_000_000, venues: {} });
  });

  it("is refused while the venue is in maintenance, with the time of its end", () => {
    move("QLZR", "10.00");
    wallets.venue("QLZR").opensAt = wallets.time + 2 * HOUR;
    const said = [6415, "场馆QLZR维护中，预计 21:46 开放"];
    expect(refusal(() => move("QLZR", "1.00"))).toEqual(said);
    expect(refusal(() => move("QLZR", "1.00", 2))).toEqual(said);
    wallets.venue("QLZR").opensAt = wallets.time + 8 * HOUR;
    expect(refusal(() => launch("QLZR"))?.[1]).toBe("场馆QLZR维护中，预计 11 月 22 日 03:46 开放");
    wallets.time += 9 * HOUR;
    expect(move("QLZR", "1.00", 2)).toBe("");
  });

  it("out of a venue waits until the stakes reach what was moved in", () => {
    wallets.venue("QLZR").locked = LOCK;
    move("QLZR", "100.00");
    expect(refusal(() => move("QLZR", "1.00", 2))).toEqual([6413, `${LOCK}，还差 ¥\u00A0100`]);
    wallets.play("QLZR", "1", 4000, 4000);
    expect(wallets.ask("allBalance", {})).toMatchObject({
      venues: [{ channelCode: "QLZR", locked: `${LOCK}，还差 ¥\u00A060` }, {}, {}, {}],
    });
    wallets.play("QLZR", "2", 6000, 0);
    expect(move("QLZR", "40.00", 2)).toBe("");
  });
});

describe("a recycle", () => {
  beforeEach(() => {
    for (const code of ["QLZR", "HPDZ", "XNDZ"]) move(code, "50.00");
    wallets.venue("HPDZ").locked = LOCK;
    wallets.venue("XNDZ").opensAt = wallets.time + HOUR;
  });

  it("brings back what may leave, and says why the rest stays", () => {
    expect(recycle()).toEqual({
      moved: [{ channelCode: "QLZR", name: "场馆QLZR", amount: "50.00" }],
      kept: [
        {
          channelCode: "HPDZ",
          name: "场馆HPDZ",
          amount: "50.00",
          message: `${LOCK}，还差 ¥\u00A050`,
        },
        {
          channelCode: "XNDZ",
          name: "场馆XNDZ",
          amount: "50.00",
          message: "场馆XNDZ维护中，预计 20:46 开放",
        },
      ],
    });
    expect(wallets.money().centre).toBe(990_000);
  });

  it("of one venue leaves the others, and one of an empty venue moves nothing", () => {
    wallets.venue("HPDZ").locked = null;
    expect(recycle("HPDZ")).toMatchObject({ moved: [{ channelCode: "HPDZ" }], kept: [] });
    expect(recycle("YXQP")).toEqual({ moved: [], kept: [] });
    expect(refusal(() => recycle("NOSUCH"))?.[0]).toBe(6004);
    expect(wallets.money().venues).toMatchObject({ QLZR: 5000, HPDZ: 0 });
  });
});

describe("a launch", () => {
  it("brings all money along, also from other venues", () => {
    move("HPDZ", "50.00");
    expect(launch("QLZR")).toMatchObject({ url: "/play/QLZR?game=", moved: "10000.00" });
    expect(wallets.money()).toEqual({ centre: 0, venues: { QLZR: 1_000_000, HPDZ: 0 } });
    expect(launch("QLZR")).toMatchObject({ moved: null });
    const { latest } = wallets.ask("allBalance", {}) as { latest: { auto: boolean }[] };
    expect(latest.map(({ auto }) => auto)).toEqual([true, true, false]);
  });

  it("moves nothing for play money, nor with auto-transfer off", () => {
    expect(launch("QLZR", { demo: true })).toMatchObject({ moved: null });
    wallets.ask("setAutoTransferStatus", { status: "0" });
    expect(launch("QLZR")).toMatchObject({ moved: null });
    expect(wallets.ask("allBalance", {})).toMatchObject({ autoTransfer: false });
    expect(wallets.money()).toEqual({ centre: 1_000_000, venues: {} });
  });

  it("is refused while another venue keeps money, unless the member enters anyway", () => {
    wallets.venue("HPDZ").locked = LOCK;
    move("HPDZ", "50.00");
    expect(refusal(() => launch("QLZR"))).toEqual([6413, `${LOCK}，还差 ¥\u00A050`]);
    expect(wallets.money()).toEqual({ centre: 995_000, venues: { HPDZ: 5000 } });
    // What was transferred for it is all that moves.
    move("QLZR", "100.50");
    expect(launch("QLZR", { isActivity: true })).toMatchObject({ moved: null });
    expect(wallets.money()).toEqual({ centre: 984_950, venues: { HPDZ: 5000, QLZR: 10_050 } });
    expect(launch("HPDZ")).toMatchObject({ moved: "9950.00" });
    expect(launch("QLZR", { demo: true })).toMatchObject({ moved: null });
  });

  it("leaves money of closed venues there, and refuses a venue that does not answer", () => {
    move("HPDZ", "50.00");
    wallets.venue("HPDZ").opensAt = wallets.time + HOUR;
    wallets.venue("XNDZ").down = true;
    expect(launch("QLZR")).toMatchObject({ moved: "9950.00" });
    expect(refusal(() => launch("XNDZ"))).toEqual([6399, "场馆XNDZ连接异常，请稍后重试"]);
    expect(refusal(() => launch("NOSUCH"))?.[0]).toBe(6004);
  });

  it("is remembered among the member's last games, unless it was refused", () => {
    const start = (gameCode: string) => wallets.ask("launch", { enName: "QLZR", gameCode });
    start("one");
    start("");
    start("two");
    wallets.openGame = () => null;
    expect(refusal(() => start("three"))?.[0]).toBe(6007);
    const [member = 0] = wallets.members;
    const last = ownGames(wallets.database, member, "recent").map(({ gameCode }) => gameCode);
    expect(last).toEqual(["two", "one"]);
  });

  it("moves nothing when the venue does not know the game or breaks", () => {
    wallets.openGame = () => null;
    expect(refusal(() => launch("QLZR"))?.[0]).toBe(6007);
    wallets.openGame = () => {
      throw new Error("broken");
    };
    expect(() => launch("QLZR")).toThrow("broken");
    expect(wallets.money()).toEqual({ centre: 1_000_000, venues: {} });
  });
});

describe("the balances", () => {
  it("ask only for open venues that the member has used", () => {
    move("QLZR", "1.00");
    move("HPDZ", "2.00");
    wallets.venue("HPDZ").opensAt = wallets.time + HOUR;
    wallets.venue("XNDZ").down = true;
    const { venues } = wallets.ask("allBalance", {}) as { venues: { balance: string | null }[] };
    expect(venues.map(({ balance }) => balance)).toEqual([null, "2.00", null, "0.00"]);
    expect(wallets.ask("venueBalance", { channelCode: "QLZR" })).toMatchObject({ balance: "1.00" });
    expect(refusal(() => wallets.ask("venueBalance", { channelCode: "HPDZ" }))?.[0]).toBe(6415);
    expect(refusal(() => wallets.ask("venueBalance", { channelCode: "XNDZ" }))?.[0]).toBe(6399);
  });
});
