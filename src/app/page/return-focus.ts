// The control by which a player left a page has the focus again when they come back to it. Known as long as the
// document lives.
import { MAIN_ID } from "./main-id.ts";

/** A control, described: its element is gone by then. */
interface Spot {
  readonly tag: string;
  readonly label: string;
  /** Of those with the same label. */
  readonly nth: number;
}

const WAIT_MS = 15_000;
const LOOK_MS = 100;
const MOST = 50;

/** By entry of the history, newest last. */
const spots = new Map<string, Spot>();

export function noteSpot(entry: string, target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || target.id === MAIN_ID) return;
  if (document.getElementById(MAIN_ID)?.contains(target) !== true) return;
  const { tagName: tag } = target;
  const label = labelOf(target);
  spots.delete(entry);
  // A field would open its list, or the keyboard of a phone.
  if (tag !== "A" && tag !== "BUTTON") return;
  spots.set(entry, { tag, label, nth: controls(tag, label).indexOf(target) });
  const [oldest] = spots.keys();
  if (spots.size > MOST && oldest !== undefined) spots.delete(oldest);
}

/** Waits for the control, unless the player goes on by themselves. @returns how to wait no longer */
export function returnFocus(entry: string): () => void {
  const spot = spots.get(entry);
  const until = performance.now() + WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (spot === undefined || document.activeElement?.id !== MAIN_ID) return;
    const control = controls(spot.tag, spot.label)[spot.nth];
    if (control !== undefined) control.focus({ preventScroll: true });
    else if (performance.now() < until) timer = setTimeout(look, LOOK_MS);
  };
  look();
  return () => clearTimeout(timer);
}

function controls(tag: string, label: string): readonly HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`#${MAIN_ID} ${tag}`);
  return [...all].filter((control) => labelOf(control) === label);
}

/** Without figures: prices and counts change. */
function labelOf(control: HTMLElement): string {
  const text = control.getAttribute("aria-label") ?? control.textContent ?? "";
  return text.replaceAll(/[\d.,:+-]+/g, "");
}
