// The core's own reset and page defaults. Values are roles or plain CSS; nothing here belongs to a brand.
import { defineGlobalStyles } from "@pandacss/dev";

const page = defineGlobalStyles({
  "*, *::before, *::after": {
    boxSizing: "border-box",
    margin: "0",
    padding: "0",
    borderWidth: "0",
    borderStyle: "solid",
    borderColor: "border",
  },
  html: {
    fontSize: "100%",
    lineHeight: "base",
    textSizeAdjust: "100%",
    scrollPaddingTop: "var(--size-header)",
    WebkitTapHighlightColor: "transparent",
    // One rem is 14 px at 1280 and 16 px from 1920 on; percentages keep the player's own zoom.
    desktop: { fontSize: "clamp(87.5%, calc(62.5% + 0.3125vw), 100%)" },
  },
  // The sports desk uses a large window for more markets, not for larger letters: 14.5 px from 1440 px on.
  "html[data-desk]": {
    desktop: { fontSize: "clamp(87.5%, calc(62.5% + 0.3125vw), 90.625%)" },
  },
  body: {
    minHeight: "100dvh",
    background: "canvas",
    color: "text",
    fontFamily: "sans",
    fontSize: "md",
    overflowWrap: "break-word",
    // Avoids a single word or character in the last line.
    textWrap: "pretty",
    WebkitFontSmoothing: "antialiased",
    scrollbarColor: "var(--color-border-strong) transparent",
    // A finger needs the same room in every edition and brand.
    "@media (max-width: 55.99rem)": {
      "--size-control": "2.75rem",
      "--size-control-sm": "2.5rem",
      "--size-control-lg": "3rem",
      "--size-odds": "2.5rem",
    },
  },
  // The page ends above the bar of the slip, and what is focused is scrolled clear of the bars of a phone.
  "html:has([data-slip-bar])": {
    "@media (max-width: 55.99rem)": { scrollPaddingBottom: "28" },
  },
  "body:has([data-slip-bar])": {
    "@media (max-width: 55.99rem)": { paddingBottom: "11" },
  },
  "::selection": { background: "accent-text", color: "surface" },
});

const elements = defineGlobalStyles({
  "img, svg, video, canvas, iframe": { display: "block", maxWidth: "100%" },
  "img, video": { height: "auto" },
  "button, input, select, textarea": {
    font: "inherit",
    color: "inherit",
    letterSpacing: "inherit",
    background: "transparent",
    borderRadius: "0",
  },
  "button, summary, [role=button]": { cursor: "pointer" },
  ":disabled, [aria-disabled=true]": { cursor: "not-allowed" },
  "input::placeholder, textarea::placeholder": { color: "text-muted", opacity: 1 },
  // Avoids a single word in the last line.
  "p, dd": { textWrap: "pretty" },
  a: { color: "inherit", textDecoration: "none" },
  "ol, ul, menu": { listStyle: "none" },
  "h1, h2, h3, h4, h5, h6": { fontSize: "inherit", fontWeight: "inherit", textWrap: "balance" },
  table: { borderCollapse: "collapse", borderSpacing: "0" },
  "th, td": { textAlign: "inherit" },
  "[hidden]": { display: "none!" },
});

const shared = defineGlobalStyles({
  ":focus-visible": {
    outline: "2px solid var(--color-focus-ring)",
    outlineOffset: "2px",
  },
  ".figures": {
    fontFamily: "figures",
    fontVariantNumeric: "tabular-nums",
  },
  // On paper nothing is left of the site but the page itself, as ink, whatever the edition.
  "@media print": {
    "#root *:not(main, main *, :has(main))": { display: "none!" },
    body: { background: "white!" },
    "main *": { color: "black!" },
  },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      animationDuration: "0.01ms!",
      animationIterationCount: "1!",
      transitionDuration: "0.01ms!",
      scrollBehavior: "auto!",
    },
  },
});

const CHOSEN =
  ":is([aria-current], [aria-selected=true], [aria-pressed=true], [data-highlighted], label:has(> [type=radio]:checked))";

// The player's own colours in place of the brand's: grounds and shadows are gone, so that edges tell what
// can be pressed and what lies over the page, and one system colour what is chosen.
const forced = defineGlobalStyles({
  "@media (forced-colors: active)": {
    // An icon is drawn in the colour of its control, which only inheriting gives it.
    svg: { color: "inherit!" },
    "button:not(:focus-visible)": { outline: "1px solid ButtonBorder", outlineOffset: "-1px" },
    // Panda writes "no outline" as a transparent one, which these colours would show.
    ":where(:not(a, button, label, :focus-visible))": { outlineStyle: "none!" },
    "[role=dialog], [role=menu], [role=listbox], [role=tooltip]": {
      outline: "1px solid CanvasText!",
    },
    ":disabled, [aria-disabled=true]": { color: "GrayText!" },
    [CHOSEN]: { forcedColorAdjust: "none", background: "Highlight!", color: "HighlightText!" },
    [`${CHOSEN} *`]: { background: "transparent!", color: "HighlightText!" },
    [`${CHOSEN}:is(:focus-visible, :has(:focus-visible))`]: {
      outline: "2px solid HighlightText!",
      outlineOffset: "-4px!",
    },
  },
});

export const baseStyles = { ...page, ...elements, ...shared, ...forced };
