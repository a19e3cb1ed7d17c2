/**
 * Namespaces of the first paint, in one module per locale. Any other is named after the feature that
 * shows it, is a module of its own, and is in a bundle when code of that feature is.
 */
export const EARLY_NAMESPACES = ["shell", "ui", "errors", "home", "titles"] as const;
