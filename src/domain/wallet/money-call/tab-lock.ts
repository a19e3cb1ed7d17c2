// Mutual exclusion between tabs: the Web Locks API, or a lease in storage without it.
import { anyText, storage } from "#lib/browser/storage.ts";
import { randomId } from "#lib/wire/random-id.ts";

const LEASE_MS = 2000;
const SETTLE_MS = 60;

/** `act` must be synchronous: it reads and writes storage. */
export function aloneInTabs(name: string) {
  return async <T>(act: () => T): Promise<T> => {
    // `undefined` on insecure pages, whatever the types say.
    const locks: LockManager | undefined = navigator.locks;
    if (locks !== undefined) return await locks.request(name, async () => act());
    return leased(name, act);
  };
}

async function leased<T>(name: string, act: () => T): Promise<T> {
  const own = randomId();
  for (;;) {
    const until = leaseOf(name)?.until ?? 0;
    if (until < Date.now()) {
      storage.write(name, `${own} ${Date.now() + LEASE_MS}`);
      await pause();
      if (leaseOf(name)?.owner === own) break;
    } else await pause();
  }
  try {
    return act();
  } finally {
    storage.remove(name);
  }
}

function leaseOf(name: string): { readonly owner: string; readonly until: number } | null {
  return storage.read(name, (text) => {
    const [owner, until] = anyText(100)(text)?.split(" ") ?? [];
    return owner === undefined ? null : { owner, until: Number(until) || 0 };
  });
}

/** Long enough to see another tab's write; random, so that two tabs do not stay in step. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SETTLE_MS * (1 + Math.random())));
}
