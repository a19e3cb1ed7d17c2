// What entering the site's own sports venue answered: the token and the address its calls carry (spec:
// betting-and-money §2, §7). Kept for this tab and for the login it was issued to.
import { create } from "zustand";
import * as v from "valibot";
import { createStorage } from "#lib/browser/storage.ts";
import { useSession } from "#session/account/session-store.ts";

const KEY = "sportLaunch";

const tab = createStorage(() => window.sessionStorage);

const LaunchSchema = v.object({ owner: v.string(), token: v.string(), remoteip: v.string() });
type Kept = v.InferOutput<typeof LaunchSchema>;

type Login = Pick<ReturnType<typeof useSession.getState>, "userId" | "token">;
const OWNER_LENGTH = 8;

export interface LaunchData {
  readonly token: string;
  readonly remoteip: string;
}

const useKept = create<{ readonly kept: Kept | null }>(() => ({ kept: readKept() }));

/** Null for visitors and before the venue was entered. */
export function launchData(): LaunchData | null {
  return ofOwner(useKept.getState().kept, launchOwner());
}

export function useLaunch(): LaunchData | null {
  const session = useSession(ownerOf);
  const kept = useKept((state) => state.kept);
  return ofOwner(kept, session);
}

/** Does nothing when `owner` is no longer logged in. */
export function keepLaunch(owner: string | null, { token, remoteip }: LaunchData): void {
  if (owner === null || owner !== launchOwner()) return;
  const kept = { owner, token, remoteip };
  tab.write(KEY, JSON.stringify(kept));
  useKept.setState({ kept });
}

/** Identifies a login without revealing its token: the same member gets new data after another login. */
export function launchOwner(): string | null {
  return ownerOf(useSession.getState());
}

function readKept(): Kept | null {
  return tab.read(KEY, (text) => {
    try {
      const found = v.safeParse(LaunchSchema, JSON.parse(text));
      return found.success ? found.output : null;
    } catch {
      return null;
    }
  });
}

function ownerOf({ userId, token }: Login): string | null {
  return token === null ? null : `${userId ?? ""}.${token.slice(-OWNER_LENGTH)}`;
}

function ofOwner(kept: Kept | null, asking: string | null): LaunchData | null {
  return kept !== null && kept.owner === asking ? kept : null;
}
