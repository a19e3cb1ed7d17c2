// What a page says once it has reloaded: going home reloads (spec: shell-and-accounts §2), and a message
// shown before would go with the page.

const KEY = "after-reload";

interface AfterReload {
  readonly toast: string | null;
  readonly login: boolean;
}

export function sayAfterReload(say: AfterReload): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(say));
  } catch {
    // Without storage the message is lost, the way is not.
  }
}

/** What was left to say; once. */
export function takeAfterReload(): AfterReload | null {
  try {
    const text = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return text === null ? null : read(JSON.parse(text));
  } catch {
    return null;
  }
}

function read(value: unknown): AfterReload | null {
  if (typeof value !== "object" || value === null) return null;
  const { toast, login }: { toast?: unknown; login?: unknown } = value;
  return { toast: typeof toast === "string" ? toast.slice(0, 200) : null, login: login === true };
}
