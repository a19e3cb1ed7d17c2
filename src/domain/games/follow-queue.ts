// Starts the game that a visitor pressed, once they have logged in.
import type { NavigateFunction } from "react-router-dom";
import { isLoggedIn } from "#session/account/session-store.ts";
import { listen } from "#session/site/events.ts";
import { pressGame } from "./launch-game.ts";
import { dropQueuedLaunch, takeQueuedLaunch } from "./queued-launch.ts";

/** @returns how to stop */
export function followLaunchQueue(navigate: NavigateFunction): () => void {
  const stops = [
    listen("login_success", ({ userId, elsewhere }) => {
      const queued = takeQueuedLaunch(userId);
      // The player is in another tab: a game that starts here would take their money unseen.
      if (queued !== null && elsewhere !== true) void pressGame({ ...queued, navigate });
    }),
    // Who closes the form does not want to log in; a later login has another purpose.
    listen("closeAuth", () => {
      if (!isLoggedIn()) dropQueuedLaunch();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
