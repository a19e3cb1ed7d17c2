// Views that come when they are opened, with their texts: what the list of matches does not show.
import type { ComponentType } from "react";
import { loadNamespace } from "../../session/locale.ts";
import { latePart } from "./late-part.ts";

/** Part of the texts of this feature; see `LATER_TEXTS` of the contract. */
export const LATER_TEXTS = "sport-more";

export function lateView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return latePart(async () => {
    const [view] = await Promise.all([load(), loadNamespace(LATER_TEXTS)]);
    return view;
  });
}
