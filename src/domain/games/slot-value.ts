// The value of a launch that is no address, for the slot game page (spec: betting-and-money §4 "Game launch").
// A window of its own finds it in local storage, takes it into its tab, and shows the game again after a reload.
import { createStorage, storage } from "#lib/browser/storage.ts";
import { useSession } from "#session/account/session-store.ts";
import { gameOrigins } from "./game-origins.ts";
import { isTicket } from "./launch-way.ts";

const KEY = "slotGame";
/** For the window that opens now, not for one that is opened by hand later. */
const KEPT_MS = 5 * 60_000;

const tab = createStorage(() => window.sessionStorage);

interface Kept {
  readonly value: string;
  readonly name: string;
  /** A member's launch is not shown to the next who uses this browser. */
  readonly userId: string | null;
  readonly at: number;
}

export type SlotGame = Pick<Kept, "value" | "name">;

export function keepSlotGame({ value, name }: SlotGame): void {
  const { userId } = useSession.getState();
  storage.write(KEY, JSON.stringify({ value, name, userId, at: Date.now() } satisfies Kept));
}

/** The game just launched, else the one this tab shows already. */
export function takeSlotGame(): SlotGame | null {
  const left = storage.read(KEY, readKept);
  storage.remove(KEY);
  const fresh = left !== null && Math.abs(Date.now() - left.at) < KEPT_MS ? left : null;
  if (fresh !== null) tab.write(KEY, JSON.stringify(fresh));
  const kept = fresh ?? tab.read(KEY, readKept);
  return kept?.userId === useSession.getState().userId ? kept : null;
}

/** The address that plays a value, at the site's main origin of games; null for a site without one. */
export function slotGameUrl(value: string): string | null {
  const [origin] = gameOrigins();
  return origin === undefined ? null : `${origin}/play/start#${value}`;
}

function readKept(text: string): Kept | null {
  try {
    const { value, name, userId, at } = JSON.parse(text);
    const whole = typeof value === "string" && isTicket(value) && typeof name === "string";
    if (!whole || typeof at !== "number" || (userId !== null && typeof userId !== "string"))
      return null;
    return { value, name, userId, at };
  } catch {
    return null;
  }
}
