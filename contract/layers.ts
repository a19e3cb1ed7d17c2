import type { SwitchKey } from "./switches.ts";

/** What lies over any page and is in a bundle with its switch only, by the name of its file. */
export const LAYERS = { ticket: "sport", orders: "sport" } as const satisfies Readonly<
  Record<string, SwitchKey>
>;

export type LayerName = keyof typeof LAYERS;
