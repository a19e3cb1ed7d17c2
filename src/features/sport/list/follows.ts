// Matches and leagues the player follows, on this device.
import { create } from "zustand";
import { storage } from "../../../lib/storage.ts";

const KEY = "sportFollows";
/** The oldest go first: ended matches are never taken out by hand. */
const MOST = 200;
const ID = /^[\w.-]{1,60}$/;

interface Follows {
  readonly ids: readonly string[];
}

export const useFollows = create<Follows>(() => ({ ids: storage.read(KEY, readIds) ?? [] }));

export function useFollowed(id: string): boolean {
  return useFollows(({ ids }) => ids.includes(id));
}

/** One id on or off; several are all followed unless they all are already. */
export function toggleFollow(...toggled: readonly string[]): void {
  const { ids } = useFollows.getState();
  const rest = ids.filter((id) => !toggled.includes(id));
  const off = toggled.every((id) => ids.includes(id));
  const next = off ? rest : [...rest, ...toggled].slice(-MOST);
  storage.write(KEY, next.join(","));
  useFollows.setState({ ids: next });
}

function readIds(text: string): readonly string[] {
  return text
    .split(",")
    .filter((id) => ID.test(id))
    .slice(-MOST);
}
