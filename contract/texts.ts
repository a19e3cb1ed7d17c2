/**
 * Namespaces of the first paint, in one module per locale. Any other is named after the feature that
 * shows it, is a module of its own, and is in a bundle when code of that feature is.
 */
export const EARLY_NAMESPACES = ["shell", "ui", "errors", "home", "titles"] as const;

/** Parts of such a namespace that are modules of their own, for views that come after the page. */
export const LATER_TEXTS: Readonly<
  Record<string, { readonly namespace: string; readonly keys: readonly string[] }>
> = {
  "sport-more": { namespace: "sport", keys: ["view", "bets", "outright", "results", "slip"] },
};
