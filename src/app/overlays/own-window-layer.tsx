import { lazy } from "react";
import { loadAtLast } from "#lib/offline.ts";
import { useOwnWindow } from "#domain/games/own-window.ts";
import { loadNamespace } from "#session/preferences/locale.ts";

const OwnWindowMoney = lazy(async () => {
  const [{ OwnWindowMoney: shown }] = await Promise.all([
    loadAtLast(() => import("../own-window-money.tsx")),
    loadNamespace("venue-entry"),
  ]);
  return { default: shown };
});

export function OwnWindowLayer() {
  const channelCode = useOwnWindow((own) => (own.away ? null : own.channelCode));
  return channelCode !== null && <OwnWindowMoney key={channelCode} channelCode={channelCode} />;
}
