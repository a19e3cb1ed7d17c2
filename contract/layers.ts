import type { SwitchKey } from "./switches.ts";

/** Overlays that open over any page, by file name. Each is bundled with its switch. */
export const LAYERS = { ticket: "sport", orders: "sport" } as const satisfies Readonly<
  Record<string, SwitchKey>
>;

export type LayerName = keyof typeof LAYERS;
