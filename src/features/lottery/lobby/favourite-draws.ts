// Favourite draws: stored on the server for members, in this browser for visitors.
import { useMemo } from "react";
import { create } from "zustand";
import type { Draw } from "#contract/api/venue-info.ts";
import { storage } from "#lib/browser/storage.ts";
import { isLoggedIn, useLoggedIn } from "#session/account/session-store.ts";
import { favouriteKey, toggleFavourite, useFavourites } from "#domain/games/favourites.ts";

const KEY = "favouriteDraws";
const MOST = 100;

type Named = Pick<Draw, "id" | "enName">;

const useKept = create<{ readonly ids: ReadonlySet<string> }>(() => ({
  ids: new Set(storage.read(KEY, readIds) ?? []),
}));

export function useIsFavouriteDraw(): (draw: Named) => boolean {
  const loggedIn = useLoggedIn();
  const { keys } = useFavourites();
  const { ids } = useKept();
  return useMemo(
    () => (draw) => (loggedIn ? keys.has(keyOf(draw)) : ids.has(draw.id)),
    [loggedIn, keys, ids],
  );
}

export function toggleFavouriteDraw(draw: Named): void {
  if (isLoggedIn()) return void toggleFavourite(targetOf(draw));
  const ids = new Set(useKept.getState().ids);
  if (!ids.delete(draw.id)) ids.add(draw.id);
  storage.write(KEY, JSON.stringify([...ids]));
  useKept.setState({ ids });
}

function keyOf(draw: Named): string {
  return favouriteKey(targetOf(draw));
}

function targetOf({ id, enName }: Named) {
  return { enName, gameCode: id };
}

/** Null for a text that no list of ids is stored as. */
export function readIds(text: string): readonly string[] | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return null;
    return value.filter((id): id is string => typeof id === "string").slice(0, MOST);
  } catch {
    return null;
  }
}
