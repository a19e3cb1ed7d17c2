import { useEffect } from "react";
import { onReconnect } from "../../../lib/offline.ts";
import { useSession } from "../../../session/session-store.ts";
import { storageChanged, userChanged } from "./follow-slip.ts";
import { followOrder } from "./follow-order.ts";
import { followQuotes, requote } from "./quote-slip.ts";
import { context } from "./slip-store.ts";

let followers = 0;
let stop = (): void => {};

/** Keeps the slip fresh while it is on the page; any number of views may ask for it. */
export function useFollowSlip(): void {
  useEffect(() => {
    followers += 1;
    if (followers === 1) stop = follow();
    return () => {
      followers -= 1;
      if (followers === 0) stop();
    };
  }, []);
}

function follow(): () => void {
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
