// A member's favourite games. Shown at once and taken back when the server refuses (spec: betting-and-money §7
// "collection").
import { create } from "zustand";
import { addCollection, removeCollection } from "#contract/api/favourites.ts";
import { gameList } from "#contract/api/game-list.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { request } from "#lib/calls/http.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { promptLogin } from "#session/account/login-prompt.ts";
import { useSession } from "#session/account/session-store.ts";

export interface Favourite {
  readonly enName: string;
  readonly gameCode: string;
}

interface Favourites {
  /** By `favouriteKey`; empty for visitors. */
  readonly keys: ReadonlySet<string>;
}

const NONE: Favourites = { keys: new Set() };
export const useFavourites = create<Favourites>(() => NONE);

/** More than a member is likely to collect. */
const MOST = 500;

export function favouriteKey({ enName, gameCode }: Favourite): string {
  return `${enName} ${gameCode}`;
}

export function useIsFavourite(favourite: Favourite): boolean {
  return useFavourites(({ keys }) => keys.has(favouriteKey(favourite)));
}

/** Loads them for the member who is logged in, now and after each login. @returns how to stop */
export function followFavourites(): () => void {
  const start = () => {
    useFavourites.setState(NONE);
    void load(useSession.getState().token);
  };
  start();
  return useSession.subscribe(({ token }, before) => {
    if (token !== before.token) start();
  });
}

async function load(token: string | null): Promise<void> {
  if (token === null) return;
  const body = { sort: "hot", own: "favourites", pageNum: 1, pageSize: MOST } as const;
  try {
    const { list } = await request(gameList, body, { quiet: true });
    if (useSession.getState().token !== token) return;
    useFavourites.setState({
      keys: new Set(list.map(({ enName, id }) => favouriteKey({ enName, gameCode: id }))),
    });
  } catch {
    // Hearts stay empty; the list of favourites reports the failure itself.
  }
}

/** Key → what the member wants, while a request for it is on its way. */
const wanted = new Map<string, boolean>();

/** Adds or removes; visitors are asked to log in. Never rejects. */
export async function toggleFavourite(target: Favourite): Promise<void> {
  const { token } = useSession.getState();
  if (token === null) return promptLogin();
  const key = favouriteKey(target);
  let stored = useFavourites.getState().keys.has(key);
  put(key, !stored);
  const sending = wanted.has(key);
  wanted.set(key, !stored);
  // One request per game at a time: the last press decides.
  if (sending) return;
  try {
    for (let want = !stored; want !== stored; want = wanted.get(key) ?? stored) {
      await request(want ? addCollection : removeCollection, target, { quiet: true });
      stored = want;
    }
  } catch (error) {
    if (useSession.getState().token === token) put(key, stored);
    showToast(errorText(error));
  } finally {
    wanted.delete(key);
  }
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOwnList(queryKey) });
}

function put(key: string, on: boolean): void {
  useFavourites.setState(({ keys }) => {
    const next = new Set(keys);
    if (on) next.add(key);
    else next.delete(key);
    return { keys: next };
  });
}

function isOwnList([path, , body]: readonly unknown[]): boolean {
  return (
    path === gameList.path &&
    typeof body === "object" &&
    body !== null &&
    "own" in body &&
    body.own === "favourites"
  );
}
