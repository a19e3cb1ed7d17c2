// Answers of the wallet's calls, for tests.

const HOUR = 3_600_000;

export const sampleBalance = {
  centerWalletBalance: "12846.50",
  lockMoney: "200.00",
  withdrawing: "500.00",
  bonus: "88.88",
  coin: { units: 100_000_001, rate: "7.2" },
};

export function sampleWithdrawInfo(fields: object = {}): object {
  return {
    balanceCents: 1_284_650,
    withdrawableCents: 1_000_000,
    turnover: [
      {
        id: "t1",
        kind: "bonus",
        title: "周末续存礼",
        time: 1,
        requiredCents: 300_000,
        doneCents: 120_000,
        lockedCents: 8888,
        endsAt: null,
      },
    ],
    today: { countMax: 5, countLeft: 5, maxCents: 1, leftCents: 1 },
    methods: [],
    hasSecondPassword: true,
    open: [
      {
        orderId: "W1",
        kind: "bank",
        state: "queued",
        account: "北湾银行 ****1234",
        amountCents: 50_000,
        paidCents: 50_000,
        coin: null,
        createdAt: 1,
        place: 3,
      },
    ],
    time: 2,
    ...fields,
  };
}

export function sampleDeals(): object {
  const deal = (id: string, kind: string, amountCents: number, more: object = {}) => ({
    id,
    kind,
    title: "极速通道 A",
    time: HOUR,
    amountCents,
    state: "done",
    stateText: "已到账",
    ...more,
  });
  return {
    total: 2,
    inCents: 300_036,
    outCents: 0,
    list: [
      deal("D1", "deposit", 300_036),
      deal("D2", "deposit", 50_000, { state: "open", stateText: "等待付款", wait: "transferWait" }),
      deal("W1", "withdraw", -50_000, { state: "failed", stateText: "" }),
    ],
  };
}
