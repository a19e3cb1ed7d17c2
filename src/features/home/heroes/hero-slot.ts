// Where the live card stands decides how it looks; the card itself knows only what it shows.
import { createContext, useContext } from "react";

/** `glass` on artwork, `paper` on a surface, `bare` inside a tile of artwork, `band` across the page. */
export type HeroSlot = "glass" | "paper" | "bare" | "band";

export const HeroSlotContext = createContext<HeroSlot>("glass");

export function useHeroSlot(): HeroSlot {
  return useContext(HeroSlotContext);
}

/** True where the card stands on artwork and takes the colours of artwork. */
export function isOnArt(slot: HeroSlot): boolean {
  return slot === "glass" || slot === "bare";
}
