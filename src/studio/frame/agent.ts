// Runs in each frame of the studio, before the site: takes the studio's stylesheet, tells where the visitor is, and
// says which tokens a picked element shows.
import { EDITIONS } from "#contract/locales.ts";
import type { FromFrame, ToFrame } from "#contract/studio.ts";
import { shownPath } from "../stage/frame-address.ts";
import { countUses, describeElement, usesOf } from "./token-uses.ts";

const live = new CSSStyleSheet();
const own = new CSSStyleSheet();
/** Problems stand beside their fields in the studio. */
own.replaceSync(`
vite-error-overlay { display: none; }
[data-studio-mark] { outline: 2px solid #ff2d87 !important; outline-offset: 2px !important; }
html[data-studio-pick] * { cursor: crosshair !important; }
html[data-studio-pick] [data-studio-over] { outline: 2px dashed #ff2d87 !important; outline-offset: -2px !important; }
`);

/** Of one site with the frame; a page of anybody else hears nothing. */
const studio = `http://studio.${location.hostname.split(".").slice(-2).join(".")}:${location.port}`;

function tell(message: FromFrame): void {
  window.parent.postMessage(message, studio);
}

function start(): void {
  document.adoptedStyleSheets.push(live, own);
  sayAge();
  window.addEventListener("message", (event: MessageEvent<ToFrame>) => {
    if (event.source !== window.parent || event.origin !== studio) return;
    obey(event.data);
  });
  window.addEventListener("scroll", onScroll, { passive: true });
  window.navigation?.addEventListener("navigatesuccess", () =>
    tell({ frame: "moved", path: shownPath(location) }),
  );
  tell({ frame: "ready", path: shownPath(location) });
}

function obey(message: ToFrame): void {
  if (message.studio === "css") live.replaceSync(message.css);
  if (message.studio === "pick") setPicking(message.on);
  if (message.studio === "mark") mark(message.token);
  if (message.studio === "scroll") scrollTo(message.share);
}

/** No age notice in front of every frame. */
function sayAge(): void {
  try {
    localStorage.setItem("age", "99");
  } catch {
    // The notice stays.
  }
}

let scrolling = 0;
/** Where the studio has sent the page; null once a person goes on from there. */
let sentTo: number | null = null;

/** The studio's own scrolling is no news to it: two pages would send each other back and forth. */
function onScroll(): void {
  const isSent = sentTo !== null && Math.abs(window.scrollY - sentTo) <= 1;
  if (!isSent) tell({ frame: "scrolled", share: scrolledShare() });
  sentTo = null;
}

function scrolledShare(): number {
  const room = document.documentElement.scrollHeight - window.innerHeight;
  return room <= 0 ? 0 : window.scrollY / room;
}

function scrollTo(share: number): void {
  const room = document.documentElement.scrollHeight - window.innerHeight;
  cancelAnimationFrame(scrolling);
  scrolling = requestAnimationFrame(() => {
    sentTo = Math.round(room * share);
    window.scrollTo({ top: sentTo, behavior: "instant" });
  });
}

function setPicking(on: boolean): void {
  document.documentElement.toggleAttribute("data-studio-pick", on);
  const change = on ? "addEventListener" : "removeEventListener";
  document[change]("pointerover", onOver, true);
  for (const kind of ["pointerdown", "mousedown", "click"]) document[change](kind, onPress, true);
  if (!on) clear("data-studio-over");
}

function onOver(event: Event): void {
  clear("data-studio-over");
  if (event.target instanceof Element) event.target.setAttribute("data-studio-over", "");
}

function onPress(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.type !== "click" || !(event.target instanceof Element)) return;
  const uses = usesOf(event.target);
  const tokens = uses.map(({ token }) => token);
  const edition = document.documentElement.dataset["edition"];
  tell({
    frame: "picked",
    element: describeElement(event.target),
    edition: EDITIONS.find((one) => one === edition) ?? "classic",
    uses,
    counts: countUses(tokens),
  });
}

function mark(token: string | null): void {
  clear("data-studio-mark");
  if (token === null) return;
  for (const element of document.querySelectorAll("body *"))
    if (usesOf(element, true).some((use) => use.token === token))
      element.setAttribute("data-studio-mark", "");
}

function clear(attribute: string): void {
  for (const element of document.querySelectorAll(`[${attribute}]`))
    element.removeAttribute(attribute);
}

if (window.parent !== window) start();
