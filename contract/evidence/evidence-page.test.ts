// The page of a version never changes: files that members have are compared with it, byte by byte.
import { expect, it } from "vitest";
import type { EvidenceData } from "./evidence-data.ts";
import { evidencePage, PAGE_VERSION } from "./evidence-page.ts";

const line = (text: string) => [{ text, strong: false }];

const DATA: EvidenceData = {
  format: "bet-evidence/1",
  asOf: 1_795_259_000_000,
  locale: "zh-CN",
  site: { id: "aurora", name: "极光体育", origin: "https://aurora.example" },
  member: "p*****",
  ticket: {
    ticketId: "CR1",
    placedAt: 1_795_258_000_000,
    settledAt: 1_795_258_900_000,
    state: "settled",
    oddsType: "H",
    sizes: [1],
    bankers: [],
    bets: 1,
    stakeCents: 10_000,
    riskCents: 10_000,
    winCents: 9200,
    returnCents: 19_200,
    netCents: 9200,
    validCents: 10_000,
    cashedCents: 0,
    leftCents: 10_000,
    leftWinCents: 9200,
    freeBet: null,
    refusal: null,
    auto: null,
    editedTo: null,
    editedFrom: null,
    legs: [
      {
        priceId: "1:R:0:H",
        gameId: "1",
        w: "R",
        r: "H",
        line: "-0.75",
        odds: "0.92",
        score: null,
        parts: [],
        without: [],
        paidOdds: null,
        sport: "FT",
        league: "英超",
        team_h: "甲",
        team_c: "乙",
        startsAt: 1_795_258_500_000,
        name: null,
        live: false,
        now: [3, 0],
        result: { code: "W", score: [3, 0], scoreAtBet: null, deadHeat: null, factor: "1.92" },
      },
    ],
  },
  accept: "any",
  confirmAt: null,
  limits: null,
  dailyCapCents: 1_000_000,
  legs: [
    {
      listed: [],
      asked: { odds: "0.90", line: "-0.75", score: null },
      facts: [
        {
          at: 1_795_258_900_000,
          result: {
            sport: "FT",
            status: "ended",
            score: { half: [1, 0], full: [3, 0] },
            corners: null,
            cards: null,
          },
          winners: null,
        },
      ],
      leastOdds: null,
      limits: { minCents: 1000, maxCents: 200_000, payoutCapCents: 1_000_000 },
      setOdds: null,
      parts: [],
    },
  ],
  history: [
    { at: 1_795_258_000_000, reason: "stake", walletCents: -10_000, lockedCents: 10_000 },
    { at: 1_795_258_900_000, reason: "settled", walletCents: 19_200, lockedCents: -10_000 },
  ],
  rules: {
    version: "1",
    since: 1_795_000_000_000,
    pages: [
      {
        slug: "rqgl",
        title: "让球盘怎么看",
        blocks: [
          { kind: "heading", text: "两步" },
          { kind: "paragraph", line: [{ text: "相等为走水", strong: true }] },
          { kind: "list", ordered: false, items: [line("修正比分")] },
          { kind: "table", head: [line("盘口")], rows: [[line("0/0.5")]] },
        ],
      },
    ],
  },
};

const page = (locale: EvidenceData["locale"]) =>
  evidencePage({ signed: "a.b.c", keyId: "key", data: { ...DATA, locale }, more: { boost: 2 } });

/** A plain sum over all characters, which any change moves. */
function sumOf(text: string): number {
  return [...text].reduce(
    (sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_000_007,
    7,
  );
}

// After a change of texts, layout or styles of the page: raise `PAGE_VERSION`, keep what makes the earlier page, and let
// the checks choose by the version of the file. Only then do these sums change.
it("is made the same for every file of this version", () => {
  expect([PAGE_VERSION, sumOf(page("zh-CN")), sumOf(page("zh-TW"))]).toMatchInlineSnapshot(`
    [
      1,
      931244111,
      183878136,
    ]
  `);
});

it("says what was bet, how it ended, and what it does not know by its name", () => {
  const text = page("zh-CN");
  for (const part of ["<dd>甲</dd>", "-0.5/1", "赢（W）", "3-0", "<dt>boost</dt><dd>2</dd>"])
    expect(text).toContain(part);
});
