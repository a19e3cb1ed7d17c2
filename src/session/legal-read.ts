// Which terms a member has agreed to in this browser. When new ones have come into force since, the next
// login asks to read them again (docs/decisions/013-legal-re-read.md).
import { create } from "zustand";
import { brand } from "../brand/brand.ts";
import { matching, storage } from "../lib/storage.ts";
import { listen } from "./events.ts";
import { useSession } from "./session-store.ts";

/** Asked at a login and not answered: a reload does not get around the question. */
const OPEN = "?";

const useAsked = create<{ readonly userId: string | null }>(() => ({ userId: null }));

/** Once, after the first paint. @returns how to stop */
export function followLegal(): () => void {
  const { userId } = useSession.getState();
  if (userId !== null && recordOf(userId)?.endsWith(OPEN) === true) askAgain(userId);
  return listen("login_success", ({ userId: entered }) => askAgain(entered));
}

/** True while the member who is logged in has to read the terms again. */
export function useLegalAsked(): boolean {
  const asked = useAsked(({ userId }) => userId);
  return useSession(({ userId }) => userId !== null && userId === asked);
}

export function acceptLegal(): void {
  const { userId } = useSession.getState();
  if (userId !== null) record(userId, "");
  useAsked.setState({ userId: null });
}

/** A member this browser knows nothing of has agreed to what was in force when they registered. */
function askAgain(userId: string): void {
  const agreed = recordOf(userId)?.slice(0, DATE_LENGTH) ?? null;
  const outdated = agreed !== null && agreed < brand().legal.effectiveDate;
  useAsked.setState({ userId: outdated ? userId : null });
  if (outdated) storage.write(keyOf(userId), agreed + OPEN);
  else record(userId, "");
}

function record(userId: string, state: "" | typeof OPEN): void {
  storage.write(keyOf(userId), brand().legal.effectiveDate + state);
}

function recordOf(userId: string): string | null {
  return storage.read(keyOf(userId), matching(/^\d{4}-\d{2}-\d{2}\??$/));
}

const DATE_LENGTH = "2026-01-01".length;

function keyOf(userId: string): string {
  return `legal.${brand().siteId}.${userId}`;
}
