// Follows open bets and cash-outs of an earlier page load, on any page.
import { useEffect } from "react";
import { loadAtLast } from "#lib/browser/offline.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { hasStoredCalls } from "#domain/wallet/money-call/stored-kinds.ts";
import { useSession } from "#session/account/session-store.ts";
import { LATER_TEXTS } from "./feed/later-texts.ts";
import { CASH_OUT_KIND } from "./my-bets/cash-out-key.ts";
import { EDIT_KIND } from "./my-bets/edit/edit-key.ts";
import { loadSlip } from "./bet-slip/lazy-slip.ts";
import { BET_KIND } from "./bet-slip/state/slip-key.ts";

export function Layer() {
  const userId = useSession((session) => session.userId);
  useEffect(() => {
    if (hasStoredCalls(userId, BET_KIND)) void loadAtLast(loadSlip);
    if (hasStoredCalls(userId, CASH_OUT_KIND)) void loadAtLast(loadCashOuts);
    if (hasStoredCalls(userId, EDIT_KIND)) void loadAtLast(loadEdits);
  }, [userId]);
  return null;
}

async function loadCashOuts(): Promise<void> {
  // Importing the module starts following them.
  await Promise.all([import("./my-bets/cash-out-store.ts"), loadNamespace(LATER_TEXTS)]);
}

async function loadEdits(): Promise<void> {
  await Promise.all([import("./my-bets/edit/edit-store.ts"), loadNamespace(LATER_TEXTS)]);
}
