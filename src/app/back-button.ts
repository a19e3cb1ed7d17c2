// On phones the Back button closes dialogs and sheets. When the first one opens, the page gets a second history
// entry; going back from it closes the topmost layer. With no layer open, it goes back once more, so nobody
// has to press twice. The two entries differ only in SECOND, so the router does not reload the page between
// them.
import { useLayers } from "../ui/open-layers.ts";
import { shownEntry } from "./visit.ts";

const SECOND = "second";

/** Whether the current history entry is a second one. */
let atSecond = false;

/** Once, after the first paint. */
export function followBackButton(): void {
  atSecond = isSecond(window.history.state);
  useLayers.subscribe(({ layers }) => {
    const { state } = window.history;
    if (layers.length === 0 || isSecond(state)) return;
    if (!window.matchMedia("(pointer: coarse)").matches) return;
    window.history.pushState({ ...stateOf(state), [SECOND]: true }, "");
    atSecond = true;
  });
  window.addEventListener("popstate", step, { capture: true });
}

function step(event: PopStateEvent): void {
  const left = atSecond;
  atSecond = isSecond(event.state);
  if ((!left && !atSecond) || !isShownPage(event.state)) return;
  event.stopImmediatePropagation();
  // Forward again: what was closed stays closed.
  if (atSecond) return;
  const { layers } = useLayers.getState();
  const top = layers.at(-1);
  if (top === undefined) return window.history.back();
  if (!top.close() || layers.length > 1) window.history.forward();
}

/** Whether an entry shows the page the router shows already. */
function isShownPage(state: unknown): boolean {
  const shown = shownEntry();
  if (shown === null) return false;
  const { pathname, search, hash } = window.location;
  const { idx, key = "default" } = stateOf(state);
  // A link to a part of the page makes an entry without a state.
  if (idx === undefined) return false;
  return key === shown.key && pathname + search + hash === shown.path;
}

function isSecond(state: unknown): boolean {
  return stateOf(state)[SECOND] === true;
}

function stateOf(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === "object" && state !== null ? { ...state } : {};
}
