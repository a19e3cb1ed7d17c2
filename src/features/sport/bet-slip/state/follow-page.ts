import { onReconnect } from "#lib/browser/offline.ts";
import { useSession } from "#session/account/session-store.ts";
import { followFeed } from "./follow-feed.ts";
import { refreshSlip, storageChanged, userChanged } from "./follow-slip.ts";
import { followQuotes, requote } from "./quote-slip.ts";
import { context } from "./slip-store.ts";

/** Keeps the slip up to date while the page shows it. @returns how to stop */
export function followSlip(): () => void {
  const heard = ({ key }: StorageEvent) => storageChanged(context, key);
  refreshSlip(context);
  const stops = [
    useSession.subscribe(({ userId }, before) => {
      if (userId !== before.userId) userChanged(context);
    }),
    onReconnect(() => void requote(context)),
    followQuotes(context),
    followFeed(context),
    () => window.removeEventListener("storage", heard),
    () => context.state.setState({ receipts: [] }),
  ];
  window.addEventListener("storage", heard);
  return () => {
    for (const end of stops) end();
  };
}
