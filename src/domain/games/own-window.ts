// Where the money is after a game in a window of its own. Of a window that shows another site the browser says only
// that it is closed (`Cross-Origin-Opener-Policy`), so the member's return to this page counts, too.
import { create } from "zustand";
import { anyText, storage } from "#lib/storage.ts";
import { useSession } from "#session/account/session-store.ts";

const LOOK_EVERY_MS = 1000;

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

let timer: ReturnType<typeof setInterval> | undefined;

/** A game of the venue has opened in `shown`. Kept over reloads, which cannot see the window any more. */
export function followOwnWindow(channelCode: string, shown: Window): void {
  const { userId } = useSession.getState();
  if (userId === null) return;
  storage.write(noteKey(userId), channelCode);
  useOwnWindow.setState({ channelCode, away: true });
  clearInterval(timer);
  timer = setInterval(() => {
    if (!shown.closed || document.hidden || !document.hasFocus()) return;
    clearInterval(timer);
    useOwnWindow.setState({ away: false });
  }, LOOK_EVERY_MS);
}

/** The money is back, or the member does not want to be told any more. */
export function forgetOwnWindow(): void {
  const { userId } = useSession.getState();
  if (userId !== null) storage.remove(noteKey(userId));
  clearInterval(timer);
  useOwnWindow.setState({ channelCode: null, away: false });
}

function noted(userId: string | null): OwnWindow {
  const channelCode = userId === null ? null : storage.read(noteKey(userId), anyText(40));
  return { channelCode, away: false };
}

function noteKey(userId: string): string {
  return `ownWindow/${encodeURIComponent(userId)}`;
}
