// Lazily loaded views with the texts the list of matches does not need.
import type { ComponentType } from "react";
import { loadNamespace } from "#session/preferences/locale.ts";
import { latePart } from "./late-part.ts";

/** Later part of this feature's texts; see `LATER_TEXTS` of the contract. */
export const LATER_TEXTS = "sport-more";

export function lateView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return latePart(async () => {
    const [view] = await Promise.all([load(), loadNamespace(LATER_TEXTS)]);
    return view;
  });
}
