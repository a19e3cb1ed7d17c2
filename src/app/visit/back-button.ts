// On phones the Back button closes dialogs and sheets. When the first one opens, the page gets a second history
// entry; going back from it closes the topmost layer. With no layer open, it goes back once more, so nobody
// has to press twice. The two entries differ only in SECOND, so the router does not reload the page between
// them.
import { pathInBar } from "#brand/local-path.ts";
import { useLayers } from "#ui/overlays/open-layers.ts";
import { followSteps, shownEntry } from "./visit.ts";

const SECOND = "second";

interface Place {
  readonly key: unknown;
  readonly second: boolean;
}

/** The entry that the last step led to. */
let at: Place = { key: null, second: false };

/** Once, after the first paint. */
export function followBackButton(): void {
  at = placeOf(window.history.state);
  useLayers.subscribe(addSecond);
  followSteps(step);
}

/** While the router takes a refused step back, the history is on another page: `step` adds it then. */
function addSecond(): void {
  const { state } = window.history;
  if (useLayers.getState().layers.length === 0 || isSecond(state) || !isShownPage(state)) return;
  if (!window.matchMedia("(pointer: coarse)").matches) return;
  window.history.pushState({ ...stateOf(state), [SECOND]: true }, "");
  at = placeOf(window.history.state);
}

function step(event: PopStateEvent): void {
  const left = at;
  at = placeOf(window.history.state);
  if (!isShownPage(event.state)) return;
  // Told late: a dialog has added its entry meanwhile.
  if (at.second && !isSecond(event.state)) return;
  // From another page: the router's own step.
  if (left.key !== at.key || (!left.second && !at.second)) return addSecond();
  event.stopImmediatePropagation();
  // Forward again: what was closed stays closed.
  if (at.second) return;
  const { layers } = useLayers.getState();
  const top = layers.at(-1);
  if (top === undefined) return window.history.back();
  if (!top.close() || layers.length > 1) window.history.forward();
}

/** Whether an entry shows the page the router shows already. */
function isShownPage(state: unknown): boolean {
  const shown = shownEntry();
  if (shown === null) return false;
  const { search, hash } = window.location;
  const { idx, key = "default" } = stateOf(state);
  // A link to a part of the page makes an entry without a state.
  if (idx === undefined) return false;
  return key === shown.key && pathInBar() + search + hash === shown.path;
}

function placeOf(state: unknown): Place {
  return { key: stateOf(state)["key"], second: isSecond(state) };
}

function isSecond(state: unknown): boolean {
  return stateOf(state)[SECOND] === true;
}

function stateOf(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === "object" && state !== null ? { ...state } : {};
}
