// A page of the site with its own modules, as a load brings them; all pages share one storage, as tabs do.
import { vi } from "vitest";
import { SANDBOX_PUBLIC_KEY } from "../../sandbox/backend/wire/sandbox-key.ts";
import activity from "../../src/locales/zh-CN/activity.json" with { type: "json" };
import chat from "../../src/locales/zh-CN/chat.json" with { type: "json" };
import deposit from "../../src/locales/zh-CN/deposit.json" with { type: "json" };
import errors from "../../src/locales/zh-CN/errors.json" with { type: "json" };
import moneyCall from "../../src/locales/zh-CN/money-call.json" with { type: "json" };
import exchangeTexts from "../../src/locales/zh-CN/exchange.json" with { type: "json" };
import payees from "../../src/locales/zh-CN/payees.json" with { type: "json" };
import sport from "../../src/locales/zh-CN/sport.json" with { type: "json" };
import ui from "../../src/locales/zh-CN/ui.json" with { type: "json" };
import venueEntry from "../../src/locales/zh-CN/venue-entry.json" with { type: "json" };
import welfare from "../../src/locales/zh-CN/welfare.json" with { type: "json" };
import withdrawTexts from "../../src/locales/zh-CN/withdraw.json" with { type: "json" };

const TEXTS = {
  activity,
  chat,
  deposit,
  errors,
  exchange: exchangeTexts,
  "money-call": moneyCall,
  payees,
  sport,
  ui,
  "venue-entry": venueEntry,
  welfare,
  withdraw: withdrawTexts,
};

export interface Session {
  readonly token: string;
  readonly userId: string;
}

export interface PageOptions {
  readonly base: string;
  readonly siteId: string;
  readonly sealed: boolean;
  /** Null: whatever session the storage has. */
  readonly session: Session | null;
}

export type Page = Awaited<ReturnType<typeof loadPage>>;

export async function loadPage({ base, siteId, sealed, session }: PageOptions) {
  vi.resetModules();
  const told: string[] = [];
  vi.doMock("../../src/ui/overlays/toast.tsx", () => ({
    showToast: (text: string) => void told.push(text),
  }));
  const core = await loadCore();
  const { callEffects } = await import("../../src/app/start/call-effects.ts");
  core.configureHttp({
    base,
    siteId,
    version: "1",
    locale: () => "zh-CN",
    visitorId: () => "visitor",
    token: () => core.useSession.getState().token,
    clientIp: () => "",
    encryption: sealed ? "gcm" : "off",
    publicKey: SANDBOX_PUBLIC_KEY,
    effects: callEffects,
  });
  core.setBrand(core.sampleEntry());
  await core.startTexts("zh-CN", [TEXTS]);
  const enter = ({ token, userId }: Session) => {
    core.keepSession(token, userId);
    core.useSession.setState({ balance: { centre: 1_000_000, locked: 0 } });
  };
  if (session !== null) enter(session);
  const calls = await loadCalls();
  const { request, serverNow } = core;
  return {
    ...calls,
    request,
    serverNow,
    enter,
    /** Everything it has said. */
    told,
    /** Whether somebody is logged in on it. */
    loggedIn: () => core.useSession.getState().token !== null,
    /** Nothing reaches it any more, and nothing it sends arrives. */
    close: () => core.configureHttp({ ...core.httpOptions(), base: "http://127.0.0.1:9" }),
  };
}

async function loadCore() {
  const [http, { request }, { serverNow }, { setBrand }, { sampleEntry }, { startTexts }, session] =
    await Promise.all([
      import("../../src/lib/wire/http-options.ts"),
      import("../../src/lib/calls/http.ts"),
      import("../../src/lib/time/clock.ts"),
      import("../../src/brand/brand.ts"),
      import("../../src/testing/test-brand.ts"),
      import("../../src/lib/text/i18n.ts"),
      import("../../src/session/account/session-store.ts"),
    ]);
  const { keepSession, useSession } = session;
  return {
    ...http,
    request,
    serverNow,
    setBrand,
    sampleEntry,
    startTexts,
    keepSession,
    useSession,
  };
}

async function loadCalls() {
  const [{ slip, context }, { requote }, cashOut, edits, { requestResource }, { loadLaunch }] =
    await Promise.all([
      import("../../src/features/sport/bet-slip/state/slip-store.ts"),
      import("../../src/features/sport/bet-slip/state/quote-slip.ts"),
      import("../../src/features/sport/my-bets/cash-out-store.ts"),
      import("../../src/features/sport/my-bets/edit/edit-store.ts"),
      import("../../src/features/sport/feed/resource.ts"),
      import("../../src/features/sport/feed/launch.ts"),
    ]);
  const [{ transfers }, { recycles }, { payCalls }, { withdrawals }, { exchanges }] =
    await Promise.all([
      import("../../src/domain/wallet/venue-transfer.ts"),
      import("../../src/domain/wallet/venue-recycle.ts"),
      import("../../src/domain/payments/pay-call.ts"),
      import("../../src/domain/payments/withdraw-call.ts"),
      import("../../src/domain/payments/exchange-call.ts"),
    ]);
  const [{ rewardClaims }, { gifts }, { activityClaims }] = await Promise.all([
    import("../../src/features/welfare/reward-claim.ts"),
    import("../../src/features/chat/gift-call.ts"),
    import("../../src/features/activity/claims/activity-claim.ts"),
  ]);
  const engagement = { claims: rewardClaims, gifts, activityClaims };
  const kinds = { transfers, recycles, payCalls, withdrawals, exchanges, ...engagement };
  return { slip, context, requote, cashOut, edits, requestResource, loadLaunch, ...kinds };
}
