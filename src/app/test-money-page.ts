// A page with money calls for tests. Each page loads its own copy of the modules; all share one storage, as
// tabs do.
import type { createElement } from "react";
import { vi } from "vitest";
import { pay } from "#contract/api/deposit.ts";
import { launch } from "#contract/api/launch.ts";
import { recycle } from "#contract/api/venue-wallets.ts";
import deposit from "../locales/zh-CN/deposit.json";
import errors from "../locales/zh-CN/errors.json";
import sport from "../locales/zh-CN/sport.json";
import ui from "../locales/zh-CN/ui.json";
import venueEntry from "../locales/zh-CN/venue-entry.json";
import {
  type Asked,
  startTestBank,
  type TestBank,
} from "../session/wallet/money-call/test-bank.ts";

export const KINDS = [
  "bet",
  "cashOut",
  "venueTransfer",
  "venueTransferOut",
  "recycle",
  "pay",
] as const;
type Kind = (typeof KINDS)[number];

/** What the player reads of the end. */
export const ENDS = {
  bet: "投注成功，共 1 张注单",
  cashOut: "已提前结算 ¥ 71.32",
  venueTransfer: "已转入天际真人 ¥ 12",
  venueTransferOut: "已从天际电子转出 ¥ 7.50",
  recycle: "已从 2 个场馆转回 ¥ 20.50，1 个场馆的金额暂不能转回",
  pay: "存款订单已建立：¥ 500",
} as const satisfies Record<Kind, string>;

export interface MoneyPage {
  /** The press of the player. */
  press(kind: Kind): Promise<unknown>;
  resend(kind: Kind): Promise<unknown>;
  /** Everything it has said, one message a line. */
  told(): string;
  /** Its calls get no answer any more. */
  close(): void;
}

const TICKET = "CR1";
const VENUE = "ZR1";
const OTHER_VENUE = "DZ1";
const SLOTS: Readonly<Record<Kind, string>> = {
  bet: "",
  cashOut: TICKET,
  venueTransfer: VENUE,
  venueTransferOut: OTHER_VENUE,
  recycle: "",
  pay: "",
};
/** Both ways of a transfer are one kind in storage. */
const stored = (kind: Kind) => (kind === "venueTransferOut" ? "venueTransfer" : kind);

export const startBank = () => startTestBank(answer);

/** State of the call of a kind, the same on all pages. */
export function stateOf(kind: Kind): string | null {
  const text = localStorage.getItem(`money/1/${stored(kind)}/${SLOTS[kind]}`) ?? "null";
  return (JSON.parse(text) as { state: string } | null)?.state ?? null;
}

export async function loadMoneyPage(bank: TestBank): Promise<MoneyPage> {
  vi.resetModules();
  const close = await startPage(bank);
  const [{ slip, context }, { requote }, { sampleSelection }, cashOut] = await Promise.all([
    import("../features/sport/bet-slip/state/slip-store.ts"),
    import("../features/sport/bet-slip/state/quote-slip.ts"),
    import("../features/sport/bet-slip/state/sample-selection.ts"),
    import("../features/sport/my-bets/cash-out-store.ts"),
  ]);
  const [{ transfers }, recycling, { PAY, payCalls }] = await Promise.all([
    import("../session/wallet/venue-transfer.ts"),
    import("../session/wallet/venue-recycle.ts"),
    import("../session/payments/pay-call.ts"),
  ]);
  const told = await readToasts();
  // Another page may have filled the slip.
  const isNew = context.state.getState().selections.length === 0;
  if (isNew) slip.toggle(sampleSelection({ priceId: "p1" }));
  await requote(context);
  if (isNew) slip.setStake("p1", "10");
  const presses: Record<Kind, () => Promise<unknown>> = {
    bet: () => slip.place(),
    cashOut: () =>
      cashOut.takeOffer({ ticketId: TICKET, quoteId: "q", percent: 50, valueCents: 7132 }),
    venueTransfer: () =>
      transfers.start({
        slot: VENUE,
        body: { channelCode: VENUE, venueName: "天际真人", amount: "12.00", isActivity: false },
      }),
    venueTransferOut: () =>
      transfers.start({
        slot: OTHER_VENUE,
        body: {
          channelCode: OTHER_VENUE,
          venueName: "天际电子",
          amount: "7.50",
          isActivity: false,
          ty: 2,
        },
      }),
    recycle: () => recycling.recycleAll(),
    pay: () => payCalls.start({ slot: PAY, body: { channelId: "bank-a", amountCents: 50_000 } }),
  };
  const resends: Record<Kind, () => Promise<unknown>> = {
    bet: () => slip.resend(),
    cashOut: () => cashOut.resendCashOut(TICKET),
    venueTransfer: () => transfers.resend(VENUE),
    venueTransferOut: () => transfers.resend(OTHER_VENUE),
    recycle: () => recycling.recycles.resend(recycling.ALL),
    pay: () => payCalls.resend(PAY),
  };
  return {
    press: (kind) => presses[kind](),
    resend: (kind) => resends[kind](),
    told,
    close,
  };
}

async function startPage(bank: TestBank): Promise<() => void> {
  const [http, { setBrand }, { sampleEntry }, { startTexts }, session] = await Promise.all([
    import("../lib/http-options.ts"),
    import("../brand/brand.ts"),
    import("../session/site/test-brand.ts"),
    import("../lib/i18n.ts"),
    import("../session/account/session-store.ts"),
  ]);
  bank.configure(http.configureHttp);
  setBrand(sampleEntry());
  await startTexts("zh-CN", [{ deposit, errors, sport, ui, "venue-entry": venueEntry }]);
  session.keepSession("token", "1");
  session.useSession.setState({ balance: { centre: 1_000_000, locked: 0 } });
  return () => http.configureHttp({ ...http.httpOptions(), base: "http://127.0.0.1:9" });
}

async function readToasts(): Promise<() => string> {
  const [{ ToastHost }, react, { createRoot }] = await Promise.all([
    import("../ui/toast.tsx"),
    import("react"),
    import("react-dom/client"),
  ]);
  const host = document.createElement("div");
  const said: string[] = [];
  const note = () => {
    const text = host.textContent ?? "";
    if (text !== "" && said.at(-1) !== text) said.push(text);
  };
  new MutationObserver(note).observe(host, { childList: true, subtree: true, characterData: true });
  createRoot(host).render((react.createElement as typeof createElement)(ToastHost));
  return () => said.join("\n");
}

function answer({ name, body }: Asked): unknown {
  switch (name) {
    case "quote":
      return { legs: legsOf(body["selections"]), series: null, dailyLeftCents: null, time: 0 };
    case "placeBet": {
      const [ticket] = body["tickets"] as { legs: unknown; stakeCents: number }[];
      const amounts = { riskCents: ticket?.stakeCents ?? 0, winCents: 0 };
      const legs = legsOf(ticket?.legs);
      return { tickets: [{ ticketId: "CR2", state: "accepted", refusal: null, legs, ...amounts }] };
    }
    case "cashOut":
      return { state: "done", valueCents: body["valueCents"], quoteId: "q", ticket: null };
    case recycle.path:
      return {
        moved: [
          { channelCode: "ZR1", name: "天际真人", amount: "12.00" },
          { channelCode: "DZ1", name: "天际电子", amount: "8.50" },
        ],
        kept: [
          { channelCode: "QP1", name: "天际棋牌", amount: "3.00", message: "有效投注额未达标" },
        ],
      };
    case pay.path:
      return ORDER;
    case launch.path:
      return { url: "", type: "CRTY", data: { token: "venue", remoteip: "203.0.113.7" } };
    default:
      return { centerWalletBalance: "1000.00", lockMoney: "0.00" };
  }
}

const ORDER = {
  orderId: "D1",
  kind: "bank",
  wait: "transferWait",
  state: "waiting",
  amountCents: 50_000,
  dueCents: 50_036,
  createdAt: 0,
  expiresAt: 0,
};

function legsOf(legs: unknown): object[] {
  const limits = { minCents: 100, maxCents: 1_000_000, payoutCapCents: 10_000_000 };
  return (legs as object[]).map((leg) => ({ ...leg, active: "open", ...limits }));
}
