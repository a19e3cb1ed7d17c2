// Plays that the member keeps at the top of a match, in all matches of this browser.
import { create } from "zustand";
import { type PlayBase, PLAY_BASES } from "#contract/betting/play-shapes.ts";
import { storage } from "#lib/browser/storage.ts";

const KEY = "sportPinnedPlays";
const MOST = 12;

interface PinnedPlays {
  readonly bases: readonly PlayBase[];
  pin(plays: readonly PlayBase[], on: boolean): void;
}

export const usePinnedPlays = create<PinnedPlays>((set, get) => ({
  bases: storage.read(KEY, readBases) ?? [],
  pin(plays, on) {
    const others = get().bases.filter((base) => !plays.includes(base));
    const next = on ? [...others, ...plays].slice(-MOST) : others;
    storage.write(KEY, next.join(","));
    set({ bases: next });
  },
}));

function readBases(text: string): readonly PlayBase[] {
  return text.split(",").flatMap((kept) => PLAY_BASES.find((base) => base === kept) ?? []);
}
