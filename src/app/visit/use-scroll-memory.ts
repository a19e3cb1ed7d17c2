// A page begins at its top, unless the player comes back to it: by the browser's back and forward, by a
// reload, or by the navigation, whose pages are kept. Going home loads a document (spec: shell-and-accounts
// §2), so what is kept outlives one.
import { useEffect, useLayoutEffect } from "react";
import { type NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { brand } from "#brand/brand.ts";
import { keepPage, keptTop, lastLeft } from "#session/visit/tab-history.ts";
import { restoreScroll } from "./restore-scroll.ts";

interface Shown {
  readonly path: string;
  readonly entry: string;
}

interface Arrival {
  readonly type: `${NavigationType}`;
  readonly hash: string;
}

/** A document that opens this soon after another was left is a step inside the site. */
const STEP_MS = 10_000;

let shown: Shown | null = null;
/** Where the shown page is scrolled to. By the time the next page is there, the window has forgotten. */
let top = 0;
let stopRestoring: (() => void) | null = null;

export function useScrollMemory(): void {
  const { pathname, key, hash } = useLocation();
  const type = useNavigationType();
  useEffect(followScroll, []);
  useLayoutEffect(() => {
    const before = shown;
    if (before?.path === pathname && before.entry === key) return;
    leave();
    shown = { path: pathname, entry: key };
    const place = placeOf(shown, before, { type, hash });
    if (place === null) return;
    if (place > 0) restore(place);
    else if (!showSection(hash)) toTop();
  }, [pathname, key, hash, type]);
}

/**
 * Null keeps the position: a page that is already being read, one that changes its own address, one
 * that was left before this had loaded and that the browser has put back by itself.
 */
function placeOf(next: Shown, before: Shown | null, { type, hash }: Arrival): number | null {
  if (before === null && !isStep()) return null;
  if (type === "POP") {
    const place = keptTop(next.path, next.entry);
    if (place !== null) return place;
  }
  if (before?.path === next.path) return type === "REPLACE" ? null : 0;
  const place = isKept(next.path) ? keptTop(next.path, null) : null;
  return place ?? (before === null && hash === "" ? null : 0);
}

function isStep(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  const again = load !== undefined && "type" in load && load.type !== "navigate";
  return again || Date.now() - lastLeft() < STEP_MS;
}

function isKept(path: string): boolean {
  return brand().nav.some((item) => item.path === path);
}

function restore(place: number): void {
  top = place;
  stopRestoring = restoreScroll(place, () => {
    stopRestoring = null;
    top = window.scrollY;
  });
}

/** @returns false when the page has no such section, or not yet */
function showSection(hash: string): boolean {
  const section = hash === "" ? null : document.getElementById(textOf(hash.slice(1)));
  section?.scrollIntoView();
  return section !== null;
}

function textOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

function toTop(): void {
  top = 0;
  window.scrollTo({ top: 0, behavior: "instant" });
}

function leave(): void {
  const at = top;
  stopRestoring?.();
  if (shown !== null) keepPage({ ...shown, top: at, time: Date.now() });
}

function followScroll(): () => void {
  const noteScroll = () => {
    if (stopRestoring === null) top = window.scrollY;
  };
  // The window still knows, and what was scrolled since the last frame has not been told yet.
  const leaveDocument = () => {
    noteScroll();
    leave();
  };
  // This is loaded after the first paint: the player may have scrolled before.
  noteScroll();
  window.history.scrollRestoration = "manual";
  window.addEventListener("scroll", noteScroll, { passive: true });
  window.addEventListener("pagehide", leaveDocument);
  return () => {
    window.removeEventListener("scroll", noteScroll);
    window.removeEventListener("pagehide", leaveDocument);
  };
}
