// The chunk of the category panels: fetched when a category is first pointed at, together with the venues
// of that category, so that both are there when the panel opens.
import type { VenueSwitch } from "#contract/switches.ts";
import { withLateStyles } from "#lib/browser/late-styles.ts";
import type * as panel from "./category-panel.tsx";

type PanelChunk = typeof panel;

let loaded: PanelChunk | null = null;

/** Null until it has been fetched. */
export function panelChunk(): PanelChunk | null {
  return loaded;
}

export async function loadPanel(): Promise<PanelChunk> {
  loaded = await withLateStyles(() => import("./category-panel.tsx"));
  return loaded;
}

/** A failure shows, and can be tried again, where the panel opens. */
export function warmPanel(venue: VenueSwitch | null): void {
  if (venue === null) return;
  loadPanel().then(
    ({ warmVenues }) => warmVenues(venue),
    () => {},
  );
}
