// Which terms a member has agreed to in this browser. When newer terms have come into force, the next login
// asks the member to read them (docs/decisions/013-legal-re-read.md).
import { brand } from "#brand/brand.ts";
import { matching, storage } from "#lib/browser/storage.ts";
import { listen } from "../site/events.ts";
import { useSession } from "./session-store.ts";

/** Marks terms that were shown and not yet accepted, so that a reload asks again. */
const OPEN = "?";

/** Call once, after the first paint. @returns how to stop */
export function followLegal(): () => void {
  const { userId } = useSession.getState();
  if (userId !== null && recordOf(userId)?.endsWith(OPEN) === true) askAgain(userId);
  return listen("login_success", ({ userId: entered }) => askAgain(entered));
}

export function useLegalAsked(): boolean {
  return useSession(({ userId, rereadBy }) => userId !== null && userId === rereadBy);
}

export function acceptLegal(): void {
  const { userId } = useSession.getState();
  if (userId !== null) record(userId, "");
  useSession.setState({ rereadBy: null });
}

/** A member unknown to this browser agreed to the terms in force at registration. */
function askAgain(userId: string): void {
  const agreed = recordOf(userId)?.slice(0, DATE_LENGTH) ?? null;
  const outdated = agreed !== null && agreed < brand().legal.effectiveDate;
  useSession.setState({ rereadBy: outdated ? userId : null });
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
