import { onReconnect } from "../../../lib/offline.ts";
import { useSession } from "../../../session/session-store.ts";
import { followOrder } from "./follow-order.ts";
import { storageChanged, userChanged } from "./follow-slip.ts";
import { followQuotes, requote } from "./quote-slip.ts";
import { context } from "./slip-store.ts";

/** Keeps the slip fresh while it is on the page. @returns how to stop */
export function followSlip(): () => void {
  const heard = ({ key }: StorageEvent) => storageChanged(context, key);
  userChanged(context);
  const stops = [
    useSession.subscribe(({ userId }, before) => {
      if (userId !== before.userId) userChanged(context);
    }),
    onReconnect(() => {
      void requote(context);
      followOrder(context);
    }),
    followQuotes(context),
    () => window.removeEventListener("storage", heard),
  ];
  window.addEventListener("storage", heard);
  return () => {
    for (const end of stops) end();
  };
}
