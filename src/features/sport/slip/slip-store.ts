// The bet slip of this site, for views: state by `useSlip`, everything the player does by `slip`.
import { useEffect } from "react";
import { betStatus, placeBet, type PlacedTicket, quote } from "#contract/api/tickets.ts";
import { applyEffects } from "../../../lib/call-effects.ts";
import { CallError } from "../../../lib/call-error.ts";
import { serverNow } from "../../../lib/clock.ts";
import { httpOptions } from "../../../lib/http-options.ts";
import { request } from "../../../lib/http.ts";
import { i18n } from "../../../lib/i18n.ts";
import { isOffline } from "../../../lib/offline.ts";
import { randomId } from "../../../lib/random-id.ts";
import { storage } from "../../../lib/storage.ts";
import { promptLogin } from "../../../session/login-prompt.ts";
import { refreshBalance } from "../../../session/member.ts";
import { useSession } from "../../../session/session-store.ts";
import { showToast } from "../../../ui/toast.tsx";
import { loadLaunch, reloadLaunch } from "../launch.ts";
import { requestResource, resourceBody } from "../live/resource.ts";
import { forceHongKong, oddsTypeNow, useOddsType } from "../odds-type.ts";
import { createSlip } from "./create-slip.ts";
import { isConfirming, type Order } from "./order.ts";
import type { SlipDeps, SlipServer, SlipState } from "./slip-context.ts";
import { type SlipFigures, slipFigures } from "./slip-figures.ts";
import { asksConsent, type Blocked, blockedBy } from "./slip-ready.ts";
import { SLIP_KEY } from "./slip-key.ts";
import { aloneInTabs } from "./tab-lock.ts";

const server: SlipServer = {
  quote: (legs) => requestResource(quote, { selections: [...legs] }, { quiet: true }),
  place: placeQuietly,
  status: askStatus,
};

const deps: SlipDeps = {
  server,
  storage,
  storageKey: SLIP_KEY,
  alone: aloneInTabs("slip.lock"),
  tab: randomId(),
  newKey: randomId,
  now: () => Math.round(serverNow()),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  userId: () => useSession.getState().userId,
  balanceCents: () => useSession.getState().balance?.centre ?? null,
  oddsType: oddsTypeNow,
  offline: isOffline,
  forceHongKong,
  askLogin: promptLogin,
  refreshBalance: () => void refreshBalance(),
  inView: () => views > 0,
  say: (key, values) => showToast(i18n.t(`sport:slip.${key}`, { ...values })),
};

/** Asked again and again, so without the dialog of a venue that has forgotten the member. */
async function askStatus(key: string): ReturnType<SlipServer["status"]> {
  if (isOffline()) throw new CallError("offline", betStatus.path);
  await loadLaunch();
  try {
    return await request(betStatus, resourceBody("betStatus", { key }), { quiet: true });
  } catch (error) {
    if (error instanceof CallError && error.code === UNKNOWN_UID) await reloadLaunch();
    throw error;
  }
}

/** A lost answer is no failure: 确认中 says what there is to say. A refusal of the whole call is told. */
async function placeQuietly({ tickets, accept, key }: Order): Promise<readonly PlacedTicket[]> {
  await loadLaunch().catch((cause: unknown) => {
    // Which has been told, and nothing was sent.
    throw new CallError("offline", placeBet.path, null, { cause });
  });
  try {
    const options = { idempotencyKey: key, quiet: true };
    const placed = await requestResource(placeBet, { tickets, accept }, options);
    return placed.tickets;
  } catch (error) {
    // The end of the session is told by the quiet call itself.
    const told = error instanceof CallError && error.code !== LOGIN_EXPIRED;
    if (told && (error.kind === "code" || error.kind === "offline")) {
      const { token } = useSession.getState();
      applyEffects(error, { call: placeBet, token, quiet: false }, httpOptions().effects);
    }
    throw error;
  }
}

const LOGIN_EXPIRED = 6001;
const UNKNOWN_UID = 6302;

let views = 0;

/** By what shows the slip with its receipts, while it does. */
export function useInView(): void {
  useEffect(() => {
    views += 1;
    return () => {
      views -= 1;
    };
  }, []);
}

/** See `create-slip.ts` for what each one does. */
export const { slip, useSlip, context } = createSlip(deps);

/** 确认中: nothing of the slip can be changed until the order has ended. */
export function useConfirming(): boolean {
  return useSlip(({ order }) => isConfirming(order));
}

export interface SlipReady extends SlipFigures {
  /** What keeps the slip from being placed; null when nothing does. */
  readonly blocked: Blocked | null;
  /** 接受并投注: `slip.acceptChanges()` instead of `slip.place()`. */
  readonly asks: boolean;
}

/** Every figure of the slip, and whether it can be placed. Offline and login are the view's to say. */
export function useSlipFigures(): SlipReady {
  const state: SlipState = useSlip();
  const oddsType = useOddsType();
  const balanceCents = useSession(({ balance }) => balance?.centre ?? null);
  const { limits, accept } = state;
  const input = { content: state, limits, accept, oddsType, balanceCents };
  const figures = slipFigures(input);
  return {
    ...figures,
    blocked: blockedBy(input, figures),
    asks: asksConsent(figures, accept),
  };
}
