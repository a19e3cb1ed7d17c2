// What entering the sports venue answers: the token and the address its calls carry (spec: betting-and-money
// §2, §7). Requested once per login and kept for this tab.
import { create } from "zustand";
import * as v from "valibot";
import { launch } from "#contract/api/launch.ts";
import { CallError } from "../../../lib/call-error.ts";
import { request } from "../../../lib/http.ts";
import { createStorage } from "../../../lib/storage.ts";
import { useSession } from "../../../session/account/session-store.ts";

/** Venue code of the site's own sport view. */
const LOCAL_SPORT = "CRTY";
const KEY = "sportLaunch";

/** Ends with the tab, and with the login it was issued to. */
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

let loading: { readonly owner: string; readonly data: Promise<LaunchData> } | null = null;

/** Null for visitors and before `loadLaunch`. */
export function launchData(): LaunchData | null {
  return ofOwner(useKept.getState().kept, owner());
}

export function useLaunch(): LaunchData | null {
  const session = useSession(ownerOf);
  const kept = useKept((state) => state.kept);
  return ofOwner(kept, session);
}

/** @throws CallError */
export function loadLaunch(): Promise<LaunchData> {
  const known = launchData();
  return known === null ? reloadLaunch() : Promise.resolve(known);
}

/** Requests it from the server even if it is known; one request at a time. */
export function reloadLaunch(): Promise<LaunchData> {
  const asking = owner() ?? "";
  if (loading?.owner === asking) return loading.data;
  const data = ask(asking).finally(() => {
    if (loading?.data === data) loading = null;
  });
  loading = { owner: asking, data };
  return data;
}

async function ask(asking: string): Promise<LaunchData> {
  const { data } = await request(launch, { enName: LOCAL_SPORT, gameCode: "" });
  // A URL instead: the venue is not the site's own.
  if (data === null) throw new CallError("shape", launch.path);
  if (asking === owner()) keep({ owner: asking, ...data });
  return data;
}

function keep(kept: Kept): void {
  tab.write(KEY, JSON.stringify(kept));
  useKept.setState({ kept });
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

function owner(): string | null {
  return ownerOf(useSession.getState());
}

/** Identifies a login without revealing its token: the same member gets new data after another login. */
function ownerOf({ userId, token }: Login): string | null {
  return token === null ? null : `${userId ?? ""}.${token.slice(-OWNER_LENGTH)}`;
}

function ofOwner(kept: Kept | null, asking: string | null): LaunchData | null {
  return kept !== null && kept.owner === asking ? kept : null;
}
