// Answers of the deposit calls for tests.

const OPENS_AT = Date.UTC(2026, 10, 21, 1);

export function sampleChannel(id: string, name: string, more: object = {}): object {
  return {
    id,
    name,
    minCents: 10_000,
    maxCents: 5_000_000,
    quickCents: [10_000, 50_000, 100_000, 300_000],
    fixedCents: [],
    randomCents: false,
    feeBasisPoints: 0,
    usualSeconds: 38,
    successBasisPoints: 9920,
    hours: "",
    closed: null,
    needsName: false,
    wait: "transferWait",
    opens: null,
    coins: [],
    why: null,
    tutorial: ["选择金额", "按订单付款"],
    ...more,
  };
}

const type = (id: string, kind: string, name: string, channels: object[], more: object = {}) => ({
  id,
  kind,
  name,
  badge: "",
  closed: null,
  channels,
  ...more,
});

/** Bank, scan with fixed amounts, coin, service; Huione closed until a time. */
export function samplePayments(fields: object = {}): object {
  return {
    types: [
      type("bank", "bank", "银行转账", [
        sampleChannel("bank-a", "极速通道 A", {
          why: "fastest",
          randomCents: true,
          needsName: true,
        }),
        sampleChannel("bank-b", "备用通道 B", { feeBasisPoints: 20, usualSeconds: 180 }),
        sampleChannel("bank-c", "贵宾通道 C", {
          closed: { message: "VIP5 及以上可用", opensAt: null, remedy: "service" },
        }),
      ]),
      type("scan", "scan", "扫码支付", [
        sampleChannel("scan-a", "固定通道", {
          fixedCents: [5000, 10_000, 50_000],
          wait: "rechargeWait",
        }),
      ]),
      type("coin", "coin", "虚拟币", [
        sampleChannel("coin-a", "链上充值", {
          wait: "virtualCoinWait",
          coins: [
            coin("USDT", "TRC20", "7.2400", 20_000_000, 20),
            coin("BTC", "BTC", "684210.50", 100_000, 2),
          ],
        }),
      ]),
      type("service", "service", "存款客服", [
        sampleChannel("service-a", "专属专员", { wait: null }),
      ]),
      type("huione", "huione", "汇旺支付", [sampleChannel("huione-a", "汇旺通道")], {
        closed: { message: "维护中", opensAt: OPENS_AT, remedy: null },
      }),
    ],
    open: [],
    time: OPENS_AT,
    ...fields,
  };
}

export function sampleRewards(): object[] {
  const reward = { minCents: 10_000, maxBonusCents: 150_000, turnoverTimes: 15, days: 30 };
  return [
    {
      ...reward,
      id: "weekend",
      title: "周末续存礼",
      basisPoints: 5000,
      kinds: ["bank"],
      endsAt: null,
    },
    { ...reward, id: "daily", title: "每日首存", basisPoints: 1000, kinds: [], endsAt: null },
  ];
}

export function sampleOrder(fields: object = {}): object {
  return {
    orderId: "D2026112100001",
    kind: "bank",
    wait: "transferWait",
    channel: "极速通道 A",
    state: "waiting",
    amountCents: 50_000,
    dueCents: 50_036,
    feeCents: 0,
    bonusCents: 0,
    receivedCents: null,
    creditedCents: null,
    createdAt: OPENS_AT,
    // Far enough for any clock of a test.
    expiresAt: Date.UTC(2099, 0, 1),
    payTo: [{ label: "收款账号", value: "6210880144720936158", copy: true, exact: false }],
    qr: null,
    payUrl: null,
    framed: false,
    coin: null,
    steps: [],
    note: "",
    canCancel: true,
    receipts: 0,
    usualSeconds: 38,
    ...fields,
  };
}

export function sampleDeals(list: object[] = [sampleDeal("1", 300_036)]): object {
  return { total: list.length, inCents: 0, outCents: 0, feeCents: 0, list };
}

export function sampleDeal(id: string, amountCents: number, more: object = {}): object {
  return {
    id: `D${id}`,
    kind: "deposit",
    title: "银行转账",
    time: OPENS_AT,
    endedAt: null,
    amountCents,
    state: "done",
    stateText: "已到账",
    balanceCents: null,
    wait: null,
    ...more,
  };
}

function coin(
  code: string,
  network: string,
  rate: string,
  minUnits: number,
  times: number,
): object {
  return { coin: code, network, rate, minUnits, confirmations: times, usualSeconds: 60 };
}
