// A launch after the press: the overlay, the call, and the game or the reason why there is none.
import type { CallError } from "#lib/wire/call-error.ts";
import { RULES_FIRST, VENUE_MAINTENANCE } from "#contract/codes.ts";
import { refreshBalance } from "#session/account/member.ts";
import { useSession } from "#session/account/session-store.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { emit } from "#session/site/events.ts";
import { explainLaunchFailure } from "./launch-failure.ts";
import { openGame } from "./open-game.ts";
import type { StartedGame } from "./pressed-game.ts";
import { requestLaunch } from "./request-launch.ts";
import { sayMoved } from "./say-moved.ts";

const MAY_GIVE_UP_MS = 8000;

/** Resolves when the game has opened, cannot be opened, or the player has given up. Never rejects. */
export async function startGame(start: StartedGame): Promise<void> {
  const { promise: givenUp, resolve } = Promise.withResolvers<void>();
  const overlay = showStarting(start.target.name, () => {
    start.held?.close();
    resolve();
  });
  const launched = run(start, overlay.isGivenUp);
  await Promise.race([launched, givenUp]);
  overlay.remove();
}

function showStarting(venue: string, onGiveUp: () => void) {
  let isGivenUp = false;
  const onCancel = () => {
    isGivenUp = true;
    onGiveUp();
  };
  emit("show_starting", { venue });
  const timer = setTimeout(() => emit("show_starting", { venue, onCancel }), MAY_GIVE_UP_MS);
  return {
    isGivenUp: () => isGivenUp,
    remove() {
      clearTimeout(timer);
      // The overlay may be that of a later launch by now.
      if (!isGivenUp) emit("dismiss_starting", null);
    },
  };
}

async function run(start: StartedGame, isGivenUp: () => boolean): Promise<void> {
  const { target, held } = start;
  const { userId } = useSession.getState();
  try {
    await loadNamespace("venue-entry");
    const { way, movedCents } = await requestLaunch(
      start,
      ({ code }: CallError) => isGivenUp() || code === VENUE_MAINTENANCE || code === RULES_FIRST,
    );
    // Also to a player who gave up: the money has moved all the same.
    if (movedCents > 0) void sayMoved(target, movedCents);
    if (!isGivenUp()) openGame(way, start);
  } catch (error) {
    held?.close();
    if (!isGivenUp()) await explainLaunchFailure(error, start, userId);
  } finally {
    refreshBalance();
  }
}
