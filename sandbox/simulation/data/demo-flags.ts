import type { Flags } from "../../backend/site/flags.ts";

/** Flags that a demo brand shows closed, by site. */
export const DEMO_FLAGS: Readonly<Record<string, Partial<Flags>>> = {
  lotus: { depositSwitch: "0" },
};
