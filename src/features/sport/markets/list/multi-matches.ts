// The matches that are shown side by side, kept in this browser.
import { create } from "zustand";
import { storage } from "#lib/browser/storage.ts";

export const MOST_MATCHES = 6;

const KEY = "sportMulti";
const GAME_ID = /^[\w.-]{1,60}$/;

interface MultiMatches {
  readonly ids: readonly string[];
}

export const useMultiMatches = create<MultiMatches>(() => ({
  ids: storage.read(KEY, readIds) ?? [],
}));

/** Adds a match at the end, or removes it. Where there is no room the first one goes. */
export function toggleMulti(gameId: string): void {
  const { ids } = useMultiMatches.getState();
  const others = ids.filter((id) => id !== gameId);
  keep(others.length < ids.length ? others : [...others, gameId].slice(-MOST_MATCHES));
}

export function useIsInMulti(gameId: string): boolean {
  return useMultiMatches(({ ids }) => ids.includes(gameId));
}

function keep(ids: readonly string[]): void {
  storage.write(KEY, ids.join(","));
  useMultiMatches.setState({ ids });
}

function readIds(text: string): readonly string[] {
  return text
    .split(",")
    .filter((id) => GAME_ID.test(id))
    .slice(0, MOST_MATCHES);
}
