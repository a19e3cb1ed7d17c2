// Says that the browser is too old for the site (contract/oldest-browsers.ts). Runs where little of the language is there.
import { sayLine } from "./say-line.ts";

/** What the oldest browsers have, and nothing can add. */
const PARTS = [
  () => HTMLScriptElement.supports("importmap"),
  () => CSS.supports("selector(:has(a))"),
  () => CSS.supports("color", "color-mix(in srgb, red, red)"),
  () => "toSorted" in Array.prototype && "hasOwn" in Object,
];

export function isOutdated(): boolean {
  return !PARTS.every((has) => {
    try {
      return has();
    } catch {
      return false;
    }
  });
}

export function sayOutdated(words: string): void {
  const say = () => document.body.append(sayLine(words));
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", say);
  else say();
}
