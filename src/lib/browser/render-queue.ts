// Parts of a page that wait for their turn: what comes near the window is drawn at once, the rest one after
// another while the browser has nothing else to do, so that no player waits for what they do not look at.
// In the end everything is there: for the browser's search in the page, for readers, for the keyboard.
import { idle } from "./idle.ts";

interface Part {
  /** Fetches what it is drawn with; the page shows the part in any case. */
  readonly load: () => Promise<unknown>;
  readonly show: () => void;
}

const waiting = new Map<Element, Part>();
let near: IntersectionObserver | null = null;
let going = false;

/** @param place holds the part's room meanwhile. @returns how to wait no longer */
export function queueRender(place: Element, part: Part): () => void {
  // The first key may search the page or go through it.
  if (waiting.size === 0) window.addEventListener("keydown", renderAllQueued, true);
  waiting.set(place, part);
  near ??= new IntersectionObserver(showNear, { rootMargin: "50% 0px" });
  near.observe(place);
  if (!going) void renderWhenIdle();
  return () => void take(place);
}

/** Draws all of them now: the page's true height is asked for, or a key is pressed. */
export function renderAllQueued(): void {
  for (const place of waiting.keys()) void show(place);
}

function showNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) void show(target);
  }
}

async function renderWhenIdle(): Promise<void> {
  going = true;
  await idle();
  for (let [next] = waiting.keys(); next !== undefined; [next] = waiting.keys()) {
    await show(next);
    await idle();
  }
  going = false;
}

async function show(place: Element): Promise<void> {
  const part = take(place);
  await part?.load().catch(() => {});
  part?.show();
}

function take(place: Element): Part | undefined {
  const part = waiting.get(place);
  waiting.delete(place);
  near?.unobserve(place);
  if (waiting.size === 0) window.removeEventListener("keydown", renderAllQueued, true);
  return part;
}
