// The router for code outside components: call effects and guards.
import { createPath, type DataRouter } from "react-router-dom";

let router: DataRouter | null = null;

export function setRouter(made: DataRouter): void {
  router = made;
}

let beforeRouter: ((event: PopStateEvent) => void) | null = null;

/**
 * Called before the router is made: browsers call the listeners of a window in the order of their registration,
 * also those that ask for the capture phase.
 */
export function listenBeforeRouter(): void {
  window.addEventListener("popstate", (event) => beforeRouter?.(event));
}

/** @param listener sees each step through the history before the router does */
export function followSteps(listener: (event: PopStateEvent) => void): void {
  beforeRouter = listener;
}

/** Goes to a path of this site. */
export function visit(path: string): void {
  void router?.navigate(path);
}

/** Path of the page that is shown; null before the first one. */
export function shownPath(): string | null {
  return router?.state.initialized === true ? router.state.location.pathname : null;
}

/** The entry of the history that is shown; null before the first one. */
export function shownEntry(): { readonly key: string; readonly path: string } | null {
  if (router?.state.initialized !== true) return null;
  const { location } = router.state;
  return { key: location.key, path: createPath(location) };
}

/** Address that was pressed and is not shown yet, because its page still loads; null when there is none. */
export function wantedAddress(): string | null {
  const wanted = router?.state.navigation.location;
  return wanted === undefined ? null : createPath(wanted);
}

/** Calls back with the state of now and with every later one. */
export function watchRouter(listener: (state: DataRouter["state"]) => void): void {
  if (router === null) return;
  listener(router.state);
  router.subscribe(listener);
}
