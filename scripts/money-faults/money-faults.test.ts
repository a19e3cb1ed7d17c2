// @vitest-environment jsdom
// Every call that moves money under every fault, by the site's own code against the sandbox: the server does it
// once or not at all, under one key, and the member reads what the server has said, and nothing else.
import { webcrypto } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { MONEY_STATUS } from "#contract/api/calls.ts";
import type { ColumnEnd } from "./column-end.ts";
import { type Column, type ColumnName, COLUMN_NAMES, COLUMNS } from "./money-columns.ts";
import { ROW_NAMES, ROWS } from "./money-rows.ts";
import { runColumn } from "./run-column.ts";
import { type Sandbox, startSandbox } from "./start-sandbox.ts";
import { startWire, type Wire } from "./wire.ts";

const TIMEOUT = 120_000;
let sandbox: Sandbox;
let wire: Wire;

beforeAll(async () => {
  // As on a secure page; the document of the tests has none.
  vi.stubGlobal("crypto", webcrypto);
  sandbox = await startSandbox(COLUMN_NAMES, ["sealed"]);
  wire = await startWire(sandbox.port);
}, TIMEOUT);
afterAll(async () => {
  wire.stop();
  await sandbox.stop();
});

it("has a row for every call that moves money", () => {
  const calls = new Set(ROW_NAMES.map((name) => ROWS[name].call));
  expect(calls).toEqual(new Set(Object.keys(MONEY_STATUS)));
});

const offersTaken = { cashOut: 0, editBet: 0 };

describe.each(COLUMN_NAMES)("%s", (site) => {
  const column: Column = COLUMNS[site];
  let run: Promise<ColumnEnd>;
  beforeAll(async () => {
    run = runColumn({ sandbox, wire, site });
    // Each cell fails by itself.
    await run.catch(() => {});
  }, TIMEOUT);

  it.each(ROW_NAMES)("%s", async (name) => {
    const end = await run;
    const { effects, state, tries, told } = end.rows[name];
    // Prices may move between quote and press: the server answers that the offer has changed.
    const isOffer = name === "cashOut" || name === "editBet";
    expect(isOffer ? [0, 1] : [1]).toContain(effects);
    if (isOffer) offersTaken[name] += effects;
    expect(state).toBe("done");
    expect(tries).toBe(column.resends === true ? 2 : 1);
    // The slip tells it where the order was sent.
    const telling = name === "placeBet" ? [told.reduce((sum, times) => sum + times, 0)] : told;
    expect(new Set(telling)).toEqual(new Set([effects]));
  });

  it("one key for each press, and no word but the server's", async () => {
    const end = await run;
    expect(end.keys).toBe(ROW_NAMES.length * (column.expires === "before" ? 2 : 1));
    expect(end.kept).toBe(true);
    const shown = (words: readonly string[]) =>
      new Set(
        words.filter((word) => !OFFER_MOVED.has(word)).map((word) => word.replace(ABOUT, "")),
      );
    expect(shown(end.early)).toEqual(new Set(EARLY_WORDS[site]));
    expect(shown(end.other)).toEqual(new Set(OTHER_WORDS[site]));
    expect(end.problems).toEqual([]);
  });

  it.runIf(site === "sealed")("nothing of it can be read on its way", async () => {
    const end = await run;
    expect(end.sent.length).toBeGreaterThan(ROW_NAMES.length);
    expect(end.secrets.length).toBeGreaterThan(ROW_NAMES.length);
    for (const { url, headers, body } of end.sent) {
      const seen = `${url} ${JSON.stringify(headers)} ${body}`;
      expect(url).toMatch(/^\/enc\/1\.gcm\./);
      expect(end.secrets.filter((secret) => seen.includes(secret))).toEqual([]);
    }
  });

  it("the page knows the server's time", async () => {
    const end = await run;
    expect(end.clockError).toBeLessThan(2000);
  });
});

it("half of the offers or more hold until they are taken", () => {
  for (const taken of Object.values(offersTaken))
    expect(taken).toBeGreaterThanOrEqual(COLUMN_NAMES.length / 2);
});

const OFFER_MOVED = new Set(["报价已变更，这次没有结算。", "报价已变更，注单没有修改。"]);
const AGAIN = "请重新登录";
/** Without what each is about: the value of an offer differs from run to run. */
const ABOUT = /（[^）]*）(?=没有送达)/;
const NOT_DELIVERED = [
  "投注没有送达，可在投注单重新提交",
  ...["礼物", "修改", "兑换", "取款申请", "存款申请", "提前结算", "转回", "转账", "领取"].map(
    (what) => `这${what === "礼物" ? "份" : "次"}${what}没有送达，可以到原来的页面重新提交`,
  ),
];
/** What a member reads while the outcomes are not known. */
const EARLY_WORDS: Readonly<Partial<Record<ColumnName, readonly string[]>>> = {
  dropped: NOT_DELIVERED,
  slowRequest: NOT_DELIVERED,
  expiredBefore: [AGAIN],
  expiredAfter: [AGAIN],
};
/** What a member reads beside the outcomes. */
const OTHER_WORDS: Readonly<Partial<Record<ColumnName, readonly string[]>>> = {
  dropped: NOT_DELIVERED,
  slowRequest: NOT_DELIVERED,
  expiredBefore: [
    AGAIN,
    "这次没有结算，注单保持不变。",
    "没有修改，注单保持不变。",
    "没有转入天际真人，中心钱包余额不变",
    "没有从天际棋牌转出，场馆余额不变",
    "天际电子余额没有转回，请重试",
    "存款订单没有建立：¥ 500",
    "取款 ¥ 300 没有提交，余额不变",
    "兑换 ¥ 100 没有提交，余额不变",
    "领取没有提交，福利仍可领取",
    "领取未成功，请重试",
    "礼物没有送出，¥ 5.20 未扣除",
  ],
  expiredAfter: [AGAIN],
};
