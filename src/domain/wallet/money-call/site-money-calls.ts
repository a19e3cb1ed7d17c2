// Money calls of this site, followed as long as the page lives, whatever it shows.
import { applyEffects } from "#lib/calls/call-effects.ts";
import { serverNow } from "#lib/time/clock.ts";
import { httpOptions } from "#lib/wire/http-options.ts";
import { isOffline, onReconnect } from "#lib/browser/offline.ts";
import { randomId } from "#lib/wire/random-id.ts";
import { storage } from "#lib/browser/storage.ts";
import { refreshBalance } from "#session/account/member.ts";
import { useSession } from "#session/account/session-store.ts";
import { followUnfinished } from "#session/visit/unfinished.ts";
import { createMoneyCalls, type MoneyCalls } from "./create-money-calls.ts";
import { tellLost } from "./lost-news.ts";
import { isOpen } from "./money-call.ts";
import type { MoneyDeps, MoneyKind } from "./money-context.ts";
import { aloneInTabs } from "./tab-lock.ts";

export function siteMoneyCalls<Body, Answer>(
  kind: MoneyKind<Body, Answer>,
): MoneyCalls<Body, Answer> {
  const lost: typeof kind.lost = (call) => void tellLost(kind, call);
  const calls = createMoneyCalls({ lost, ...kind }, siteMoneyDeps(kind.name));
  followPage(calls);
  return calls;
}

export function siteMoneyDeps(name: string): MoneyDeps {
  return {
    storage,
    alone: aloneInTabs(`money.${name}.lock`),
    newKey: randomId,
    now: () => Math.round(serverNow()),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    userId: () => useSession.getState().userId,
    offline: isOffline,
    refreshBalance: () => void refreshBalance(),
    reportRefusal,
  };
}

export const reportRefusal: MoneyDeps["reportRefusal"] = (error, call) => {
  const { token } = useSession.getState();
  applyEffects(error, { call, token, quiet: false }, httpOptions().effects);
};

export function followPage<B, A>(calls: MoneyCalls<B, A>): void {
  useSession.subscribe(({ userId }, before) => {
    if (userId !== before.userId) calls.userChanged();
  });
  window.addEventListener("storage", ({ key }) => calls.storageChanged(key));
  onReconnect(calls.follow);
  followUnfinished(calls.kind.name, calls.useCalls, (state) =>
    Object.values(state.calls).some(isOpen),
  );
  calls.follow();
}
