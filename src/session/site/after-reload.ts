// A message to show after the next reload: going home reloads the page (spec: shell-and-accounts §2), which
// would drop a message shown before. Without storage the message is lost.
import { onceInTab } from "#lib/browser/once-in-tab.ts";

interface AfterReload {
  readonly toast: string | null;
  readonly login: boolean;
  /** Page of the member area or of sports on which the session ended. */
  readonly from?: PageBeforeReload | undefined;
}

export interface PageBeforeReload {
  readonly path: string;
  /** Nobody else is led there. */
  readonly userId: string;
}

const LONGEST = 200;

const left = onceInTab<AfterReload>("after-reload", ({ toast, login, from }) => ({
  toast: typeof toast === "string" ? toast.slice(0, LONGEST) : null,
  login: login === true,
  from: memberPage(from),
}));

export function showAfterReload(say: AfterReload): void {
  left.leave(say);
}

/** Removes the message. */
export function takeAfterReload(): AfterReload | null {
  return left.take();
}

/** Of the member area, or of sports, where the slip is kept. */
const MEMBER_PAGE =
  /^\/(?:mine(?:\/[a-z]{1,30}){1,2}|game\/sport\/[a-z]{1,30})(?:\?[\w=&%.-]{1,200})?$/i;

function memberPage(value: unknown): PageBeforeReload | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (!("path" in value && "userId" in value)) return undefined;
  const { path, userId } = value;
  if (typeof path !== "string" || typeof userId !== "string") return undefined;
  return MEMBER_PAGE.test(path) ? { path, userId } : undefined;
}
