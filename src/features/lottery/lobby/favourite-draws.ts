// Favourite draws, stored in this browser: visitors have them as well, and the server's collection is of games.
import { create } from "zustand";
import { storage } from "../../../lib/storage.ts";

const KEY = "favouriteDraws";
const MOST = 100;

export const useFavouriteDraws = create<{ readonly ids: ReadonlySet<string> }>(() => ({
  ids: new Set(storage.read(KEY, readIds) ?? []),
}));

export function toggleFavouriteDraw(id: string): void {
  const ids = new Set(useFavouriteDraws.getState().ids);
  if (!ids.delete(id)) ids.add(id);
  storage.write(KEY, JSON.stringify([...ids]));
  useFavouriteDraws.setState({ ids });
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
