// The deposit methods of every site with their channels.
import type { ChannelRow, MethodRow } from "../../backend/deposits/payment-world.ts";
import { HOUR, lastMidnight, nextMidnight } from "../../backend/time/china-time.ts";
import { at } from "../random.ts";
import { coinTerms } from "./coin-market.ts";
import {
  BANK_STEPS,
  COIN_STEPS,
  FRAME_STEPS,
  HUIONE_STEPS,
  OTC_STEPS,
  SCAN_STEPS,
  SERVICE_STEPS,
} from "./tutorials.ts";

const YUAN = 100;
const SMALL = [100, 200, 500, 1000, 2000, 5000];
const USUAL = [100, 500, 1000, 3000, 5000, 10_000, 20_000, 50_000];
const LARGE = [5000, 10_000, 20_000, 50_000, 100_000, 200_000];

type Given = Pick<ChannelRow, "id" | "name" | "usualSeconds" | "successBasisPoints"> &
  Partial<Omit<ChannelRow, "minCents" | "maxCents" | "quickCents" | "fixedCents">> & {
    readonly limits: readonly [min: number, max: number];
    readonly quick?: readonly number[];
    readonly fixed?: readonly number[];
  };

/** Amounts in yuan. */
function channel({ limits: [min, max], quick = [], fixed = [], ...given }: Given): ChannelRow {
  const cents = (list: readonly number[]) => list.map((amount) => amount * YUAN);
  return {
    randomCents: false,
    feeBasisPoints: 0,
    hours: null,
    demands: [],
    needsName: false,
    wait: "rechargeWait",
    opens: null,
    coins: [],
    tutorial: FRAME_STEPS,
    ...given,
    minCents: min * YUAN,
    maxCents: max * YUAN,
    quickCents: cents(quick.filter((amount) => min <= amount && amount <= max)),
    fixedCents: cents(fixed),
  };
}

const bank = { wait: "transferWait", needsName: true, tutorial: BANK_STEPS } as const;
const BANK: readonly ChannelRow[] = [
  channel({
    ...bank,
    id: "bank-a",
    name: "极速通道 A",
    usualSeconds: 38,
    successBasisPoints: 9920,
    limits: [100, 50_000],
    quick: USUAL,
    randomCents: true,
  }),
  channel({
    ...bank,
    id: "bank-b",
    name: "大额通道 B",
    usualSeconds: 180,
    successBasisPoints: 9860,
    limits: [5000, 500_000],
    quick: LARGE,
    hours: { from: 9 * 60, to: 23 * 60 },
  }),
  channel({
    ...bank,
    id: "bank-c",
    name: "备用通道 C",
    usualSeconds: 120,
    successBasisPoints: 9790,
    limits: [100, 20_000],
    quick: USUAL,
    feeBasisPoints: 20,
  }),
];
const QUICK: readonly ChannelRow[] = [
  channel({
    id: "quick-a",
    name: "快捷通道 A",
    usualSeconds: 25,
    successBasisPoints: 9680,
    limits: [50, 50_000],
    quick: USUAL,
    demands: ["realName"],
    opens: "frame",
  }),
  channel({
    id: "quick-b",
    name: "大额快捷 B",
    usualSeconds: 45,
    successBasisPoints: 9610,
    limits: [1000, 100_000],
    quick: LARGE,
    demands: ["phone", { vip: 4 }],
    opens: "window",
  }),
];
const SCAN: readonly ChannelRow[] = [
  channel({
    id: "scan-a",
    name: "扫码通道 A",
    usualSeconds: 12,
    successBasisPoints: 9740,
    limits: [10, 20_000],
    quick: [50, ...SMALL],
    feeBasisPoints: 30,
    tutorial: SCAN_STEPS,
  }),
  channel({
    id: "scan-b",
    name: "固定金额通道",
    usualSeconds: 15,
    successBasisPoints: 9650,
    limits: [50, 1000],
    fixed: [50, 100, 200, 300, 500, 1000],
    opens: "frame",
  }),
];
const WALLET: readonly ChannelRow[] = [
  channel({
    id: "wallet-a",
    name: "钱包通道 A",
    usualSeconds: 30,
    successBasisPoints: 9480,
    limits: [50, 30_000],
    quick: SMALL,
    opens: "window",
  }),
];
const ALIPAY: readonly ChannelRow[] = [
  channel({
    id: "alipay-a",
    name: "支付宝 H5",
    usualSeconds: 20,
    successBasisPoints: 9590,
    limits: [100, 10_000],
    quick: SMALL,
    demands: ["phone"],
    opens: "window",
  }),
  channel({
    id: "alipay-b",
    name: "支付宝转账",
    usualSeconds: 60,
    successBasisPoints: 9640,
    limits: [100, 20_000],
    quick: SMALL,
    randomCents: true,
    needsName: true,
    hours: { from: 8 * 60, to: 24 * 60 },
    wait: "transferWait",
    tutorial: BANK_STEPS,
  }),
];
const HUIONE: readonly ChannelRow[] = [
  channel({
    id: "huione-a",
    name: "汇旺通道 A",
    usualSeconds: 60,
    successBasisPoints: 9830,
    limits: [100, 200_000],
    quick: USUAL,
    wait: "huioneWait",
    tutorial: HUIONE_STEPS,
  }),
];
const XNBSK: readonly ChannelRow[] = [
  channel({
    id: "xnbsk-a",
    name: "聚合币商",
    usualSeconds: 240,
    successBasisPoints: 9550,
    limits: [300, 100_000],
    quick: LARGE,
    demands: [{ vip: 1 }],
    wait: "xnbskWait",
    opens: "window",
    tutorial: OTC_STEPS,
  }),
];
const SERVICE: readonly ChannelRow[] = [
  channel({
    id: "service-a",
    name: "专属存款专员",
    usualSeconds: 300,
    successBasisPoints: 9970,
    limits: [10_000, 2_000_000],
    demands: [{ vip: 2 }],
    hours: { from: 10 * 60, to: 2 * 60 },
    wait: null,
    tutorial: SERVICE_STEPS,
  }),
];

export function paymentMethods(seed: number, time: number): MethodRow[] {
  const coin = channel({
    id: "coin-a",
    name: "链上直充",
    usualSeconds: 90,
    successBasisPoints: 9980,
    limits: [100, 5_000_000],
    quick: USUAL,
    wait: "virtualCoinWait",
    coins: coinTerms(seed, time),
    tutorial: COIN_STEPS,
  });
  const open = { opensAt: null };
  return [
    { ...open, id: "bank", kind: "bank", name: "银行转账", channels: BANK },
    { ...open, id: "quick", kind: "quick", name: "银行卡快捷", channels: QUICK },
    { ...open, id: "scan", kind: "scan", name: "扫码支付", channels: SCAN },
    { ...open, id: "alipay", kind: "alipay", name: "支付宝", channels: ALIPAY },
    { ...open, id: "coin", kind: "coin", name: "虚拟币", channels: [coin] },
    { ...open, id: "huione", kind: "huione", name: "汇旺钱包", channels: HUIONE },
    { ...open, id: "xnbsk", kind: "xnbsk", name: "币商收款", channels: XNBSK },
    { ...open, id: "service", kind: "service", name: "人工存款", channels: SERVICE },
    // Always closed, so that a closed method can be seen.
    { opensAt: nextMorning(time), id: "wallet", kind: "scan", name: "电子钱包", channels: WALLET },
  ];
}

/** The next ten o'clock in China. */
function nextMorning(time: number): number {
  const today = lastMidnight(time) + 10 * HOUR;
  return time < today ? today : nextMidnight(time) + 10 * HOUR;
}

/** The channel of deposits that the deposit service takes. */
export function serviceChannel(): ChannelRow {
  return at(SERVICE, 0);
}
