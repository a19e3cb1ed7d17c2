import type { SwitchKey } from "./switches.ts";

/**
 * Namespaces of the first paint: one module per locale. Every other namespace is named after its feature or
 * after its folder in `src/domain/games` or `src/domain/wallet`, is a module of its own, and is bundled with that folder's code.
 */
export const EARLY_NAMESPACES = ["shell", "ui", "errors", "home", "titles"] as const;

/** Parts of an early namespace that are separate modules, for views opened later. */
export const LATER_TEXTS: Readonly<
  Record<string, { readonly namespace: string; readonly keys: readonly string[] }>
> = {
  "ui-calendar": { namespace: "ui", keys: ["calendar"] },
  "sport-more": {
    namespace: "sport",
    keys: ["view", "bets", "outright", "results", "slip", "find", "players"],
  },
};

/** Namespaces of a page that a switch decides, where others of its feature stay. */
export const SWITCHED_TEXTS: Readonly<Record<string, SwitchKey>> = { "coin-wait": "virtualCoin" };
