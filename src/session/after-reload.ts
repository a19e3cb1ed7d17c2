// What a page says once it has reloaded: going home reloads (spec: shell-and-accounts §2), and a message
// shown before would go with the page. Without storage the message is lost, the way is not.
import { onceInTab } from "../lib/once-in-tab.ts";

interface AfterReload {
  readonly toast: string | null;
  readonly login: boolean;
}

const LONGEST = 200;

const left = onceInTab<AfterReload>("after-reload", ({ toast, login }) => ({
  toast: typeof toast === "string" ? toast.slice(0, LONGEST) : null,
  login: login === true,
}));

export function sayAfterReload(say: AfterReload): void {
  left.leave(say);
}

/** What was left to say; once. */
export function takeAfterReload(): AfterReload | null {
  return left.take();
}
