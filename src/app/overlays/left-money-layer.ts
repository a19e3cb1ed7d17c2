// Runs when the site loads outside a game: brings back money that a closed tab left in a venue.
import { useEffect } from "react";
import * as PAGES from "#contract/pages.ts";
import { pathInBar } from "#brand/local-path.ts";
import { loadAtLast } from "#lib/browser/offline.ts";
import { useSession } from "#session/account/session-store.ts";
import { readGameInfo } from "#domain/games/game-info.ts";
import { readStay } from "#domain/wallet/venue-stay.ts";

export function LeftMoneyLayer() {
  const userId = useSession((session) => session.userId);
  useEffect(() => {
    if (userId === null || readStay(userId) === null || isGame(pathInBar())) return;
    const load = loadAtLast(() => import("#domain/games/return-left-money.ts"));
    load.then(({ returnLeftMoney }) => returnLeftMoney(userId)).catch(() => {});
  }, [userId]);
  return null;
}

function isGame(path: string): boolean {
  const [, info] = /^\/game\/([^/]+)$/.exec(path) ?? [];
  return path === PAGES.slotGame || (info !== undefined && readGameInfo(info) !== null);
}
