// A message to show after the next reload: going home reloads the page (spec: shell-and-accounts §2), which
// would drop a message shown before. Without storage the message is lost.
import { onceInTab } from "../../lib/once-in-tab.ts";

interface AfterReload {
  readonly toast: string | null;
  readonly login: boolean;
}

const LONGEST = 200;

const left = onceInTab<AfterReload>("after-reload", ({ toast, login }) => ({
  toast: typeof toast === "string" ? toast.slice(0, LONGEST) : null,
  login: login === true,
}));

export function showAfterReload(say: AfterReload): void {
  left.leave(say);
}

/** Removes the message. */
export function takeAfterReload(): AfterReload | null {
  return left.take();
}
