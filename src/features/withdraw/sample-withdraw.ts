// Answers for tests of the withdrawal page.
import type { Withdrawal } from "#contract/api/withdraw.ts";
import type { PayeeKind } from "#contract/payments.ts";

const TIME = Date.UTC(2026, 10, 21, 12);

export function sampleInfo(fields: object = {}): object {
  const method = (kind: PayeeKind, more: object = {}) => ({
    kind,
    minCents: 1e4,
    maxCents: 5e6,
    usualSeconds: 300,
    closed: "",
    feeBasisPoints: 100,
    feeMinCents: 200,
    ...more,
  });
  return {
    balanceCents: 500_000,
    withdrawableCents: 300_000,
    turnover: [
      {
        id: "t1",
        kind: "bonus",
        title: "首存礼",
        time: TIME,
        endsAt: TIME + 864e5,
        requiredCents: 1e6,
        doneCents: 32e4,
        lockedCents: 2e5,
      },
    ],
    bonusCents: 8800,
    betsCents: 20_000,
    today: { countMax: 5, countLeft: 4, maxCents: 1_000_000, leftCents: 800_000, freeLeft: 0 },
    methods: [method("bank"), method("coin"), method("alipay", { closed: "维护至 22:00" })],
    hasSecondPassword: true,
    open: [],
    time: TIME,
    ...fields,
  };
}

export function sampleWithdrawal(fields: Partial<Withdrawal> = {}): Withdrawal {
  return {
    orderId: "W1",
    kind: "bank",
    state: "queued",
    account: "工商银行 **** 6150",
    amountCents: 1e5,
    feeCents: 1e3,
    paidCents: 99e3,
    coin: null,
    createdAt: TIME,
    endedAt: null,
    place: 3,
    expectedAt: Date.UTC(2099, 0, 1),
    note: "",
    canCancel: true,
    steps: [
      {
        key: "requested",
        at: TIME,
      },
      {
        key: "reviewed",
        at: null,
      },
      {
        key: "paid",
        at: null,
      },
      {
        key: "arrived",
        at: null,
      },
    ],
    ...fields,
  };
}

export function sampleCards(...ids: readonly string[]): object {
  const list = ids.map((id, index) => ({
    id,
    addedAt: TIME,
    usedAt: index === 0 ? TIME : null,
    lockedUntil: null,
    bank: "ICBC",
    bankName: "工商银行",
    masked: `**** 615${index}`,
    holder: "林*",
    branch: "",
  }));
  return { max: 5, list };
}

export function sampleAddresses(): object {
  return {
    max: 5,
    list: [
      {
        id: "a1",
        addedAt: TIME,
        usedAt: null,
        lockedUntil: null,
        confirmBy: null,
        coin: "USDT",
        network: "TRC20",
        masked: "TXk3…9fQz",
        label: "",
      },
    ],
  };
}

export function sampleRates(rateId: string, rate: string, expiresAt: number): object {
  const offer = { rateId, coin: "USDT", network: "TRC20", rate, feeUnits: 1_000_000 };
  const list = [{ ...offer, minUnits: 10_000_000, usualSeconds: 240, closed: "" }];
  return { list, expiresAt, time: TIME };
}
