// Components whose code comes when they are first drawn: the one way to load a part of a page late.
import { type ComponentType, lazy } from "react";
import { withLateStyles } from "#lib/browser/late-styles.ts";
import { isOffline, loadAtLast } from "#lib/browser/offline.ts";
import { loadNamespace } from "../preferences/locale.ts";

interface Late {
  /** Namespaces of the texts that it needs besides those of its page. */
  readonly texts?: readonly string[];
  /** The page works without it: a failed load is repeated until it succeeds, and never throws. */
  readonly unasked?: true;
  /** What it waits for before anything is fetched. */
  readonly after?: () => Promise<unknown>;
}

/**
 * The fallback of its Suspense shows until it is there, offline until the connection is back.
 * @throws while it is drawn, what `load` throws online
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts = [], unasked, after }: Late = {},
) {
  const whole = async () => {
    await after?.();
    const [part] = await Promise.all([withLateStyles(load), ...texts.map(loadNamespace)]);
    return { default: part };
  };
  return lazy(() => loadAtLast(whole, unasked ? undefined : isOffline));
}
