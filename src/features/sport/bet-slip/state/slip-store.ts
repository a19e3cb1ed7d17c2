// The bet slip of this site, for views: `useSlip` for its state, `slip` for the player's actions.
import { useEffect, useMemo } from "react";
import { betStatus, placeBet, quote } from "#contract/api/tickets.ts";
import { ownDuty } from "#brand/brand.ts";
import { i18n } from "#lib/text/i18n.ts";
import { randomId } from "#lib/wire/random-id.ts";
import { promptLogin } from "#session/account/login-prompt.ts";
import { refreshFreeBets } from "#domain/wallet/free-bets/use-free-bets.ts";
import { followPage, siteMoneyDeps } from "#domain/wallet/money-call/site-money-calls.ts";
import { useSession } from "#session/account/session-store.ts";
import { followUnfinished } from "#session/visit/unfinished.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { loadLaunch } from "../../feed/launch.ts";
import { askOutcome } from "../../feed/ask-outcome.ts";
import { termsNow } from "../../feed/feed-terms.ts";
import { onFrame } from "../../feed/feed.ts";
import { requestResource } from "../../feed/resource.ts";
import { useSportPreferences } from "../../feed/sport-preferences.ts";
import { watchPrices } from "../../feed/watched.ts";
import { forceHongKong, oddsTypeNow, useOddsType } from "../../feed/odds-type.ts";
import { createSlip } from "./create-slip.ts";
import { isConfirming } from "./order.ts";
import type { SlipDeps, SlipServer, SlipState } from "./slip-context.ts";
import { type SlipFigures, slipFigures } from "./slip-figures.ts";
import { asksConsent, type Blocked, blockedBy } from "./slip-ready.ts";
import { ACCEPTS, type SlipEntry } from "./slip-entry.ts";
import { slipLegs } from "./slip-model.ts";
import { BET_KIND, SLIP_KEY } from "./slip-key.ts";

const server: SlipServer = {
  quote: (legs) => requestResource(quote, { selections: [...legs] }, { quiet: true }),
  enter: loadLaunch,
  async place({ tickets, accept }, idempotencyKey) {
    const placed = await requestResource(
      placeBet,
      { tickets, accept },
      { idempotencyKey, quiet: true },
    );
    return placed.tickets;
  },
  async status(key) {
    const outcome = await askOutcome(betStatus, key);
    return outcome.state === "done" ? { ...outcome, answer: outcome.answer.tickets } : outcome;
  },
};

const deps: SlipDeps = {
  ...siteMoneyDeps(BET_KIND),
  server,
  feed: { terms: termsNow, onChange: onFrame, watch: watchPrices },
  storageKey: SLIP_KEY,
  tab: randomId(),
  balanceCents: () => useSession.getState().balance?.centre ?? null,
  oddsType: oddsTypeNow,
  accepts: ownDuty("oddsConsent") === true ? ["ask"] : ACCEPTS,
  mostFall: () => useSportPreferences.getState().mostFall,
  forceHongKong,
  askLogin: promptLogin,
  freeBetsChanged: () => void refreshFreeBets(),
  inView: () => views > 0,
  sayText: showToast,
  say: (key, values) => showToast(i18n.t(`sport:slip.${key}`, { ...values })),
};

let views = 0;

/** For the view that shows the slip with its receipts. */
export function useEntryInView(): void {
  useEffect(() => {
    views += 1;
    return () => {
      views -= 1;
    };
  }, []);
}

/** `create-slip.ts` describes each action. */
export const { slip, useSlip, context } = createSlip(deps);
followPage(context.orders);
followUnfinished("slip", useSlip, ({ selections }) => selections.length > 0);

export function useSlipLegs(): readonly SlipEntry[] {
  const selections = useSlip((state) => state.selections);
  const combined = useSlip((state) => state.combined);
  const mode = useSlip((state) => state.mode);
  return useMemo(() => slipLegs({ selections, combined, mode }), [selections, combined, mode]);
}

/** 确认中: the slip is locked until the order has ended. */
export function useConfirming(): boolean {
  return useSlip(({ order }) => isConfirming(order));
}

export interface SlipReady extends SlipFigures {
  /** What blocks the slip; null when it can be placed. */
  readonly blocked: Blocked | null;
  /** 接受并投注: call `slip.acceptChanges()` instead of `slip.place()`. */
  readonly asks: boolean;
}

/** All figures of the slip, and whether it can be placed. The view itself checks login and connection. */
export function useSlipFigures(): SlipReady {
  const state: SlipState = useSlip();
  const oddsType = useOddsType();
  const balanceCents = useSession(({ balance }) => balance?.centre ?? null);
  const { limits, accept, freeBet } = state;
  const mostFall = useSportPreferences((preferences) => preferences.mostFall);
  const input = { content: state, limits, accept, freeBet, mostFall, oddsType, balanceCents };
  const figures = slipFigures(input);
  return {
    ...figures,
    blocked: blockedBy(input, figures),
    asks: asksConsent(figures, input),
  };
}
