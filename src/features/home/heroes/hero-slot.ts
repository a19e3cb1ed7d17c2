// The slot of a live card determines its look; the card itself knows only its content.
import { createContext, useContext } from "react";

/** `glass` on artwork, `paper` on a surface, `bare` inside a tile of artwork, `band` across the page. */
export type HeroSlot = "glass" | "paper" | "bare" | "band";

export const HeroSlotContext = createContext<HeroSlot>("glass");

export function useHeroSlot(): HeroSlot {
  return useContext(HeroSlotContext);
}

/** True for a slot on artwork: the card uses its colours. */
export function isOnArt(slot: HeroSlot): boolean {
  return slot === "glass" || slot === "bare";
}

/** The look of a card's button. The hero's own button beside it is the only solid one. */
export function cardAction(slot: HeroSlot): "glass" | "outlined" {
  return isOnArt(slot) ? "glass" : "outlined";
}
