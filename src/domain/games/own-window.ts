// Where the money is after a game in a window of its own. Of a window that shows another site the browser says only
// that it is closed (`Cross-Origin-Opener-Policy`), so the member's return to this page counts, too.
import { create } from "zustand";
import { anyText, storage } from "#lib/browser/storage.ts";
import { everySecond } from "#lib/time/use-now.ts";
import { useSession } from "#session/account/session-store.ts";

interface OwnWindow {
  /** Channel code of the last venue that got a window of its own; null without one. */
  readonly channelCode: string | null;
  /** The member plays there, as far as that can be known. */
  readonly away: boolean;
}

export const useOwnWindow = create<OwnWindow>(() => noted(useSession.getState().userId));

useSession.subscribe(({ userId }, before) => {
  if (userId !== before.userId) useOwnWindow.setState(noted(userId));
});

let stopLooking: (() => void) | undefined;

/** A game of the venue has opened in `shown`. Kept over reloads, which cannot see the window any more. */
export function followOwnWindow(channelCode: string, shown: Window): void {
  const { userId } = useSession.getState();
  if (userId === null) return;
  storage.write(noteKey(userId), channelCode);
  useOwnWindow.setState({ channelCode, away: true });
  stopLooking?.();
  stopLooking = everySecond(() => {
    if (!shown.closed || !document.hasFocus()) return;
    stopLooking?.();
    useOwnWindow.setState({ away: false });
  });
}

/** The money is back, or the member does not want to be told any more. */
export function forgetOwnWindow(): void {
  const { userId } = useSession.getState();
  if (userId !== null) storage.remove(noteKey(userId));
  stopLooking?.();
  useOwnWindow.setState({ channelCode: null, away: false });
}

function noted(userId: string | null): OwnWindow {
  const channelCode = userId === null ? null : storage.read(noteKey(userId), anyText(40));
  return { channelCode, away: false };
}

function noteKey(userId: string): string {
  return `ownWindow/${encodeURIComponent(userId)}`;
}
