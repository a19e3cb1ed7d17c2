// What the core may write beside the roles of brands.

/** Steps that the core uses beside the brand's own. */
const SPACE_STEPS = [
  0.75, 1.25, 2.75, 3.5, 4.5, 7, 9, 9.5, 13, 14, 15, 18, 22, 30, 34, 44, 70, 116,
];
const SIZE_STEPS = [
  0.5, 1, 1.25, 1.5, 2, 2.5, 2.75, 3, 3.5, 4, 4.25, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10,
  11, 11.25, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 32, 32.25, 34,
  36, 37, 38, 40, 42, 44, 46, 48, 50, 52, 53, 54, 55, 56, 60, 62, 64, 64.25, 66, 67, 68, 72, 74,
  74.75, 76, 78, 79, 80, 84, 88, 91, 93, 96, 98, 100, 104, 108, 112, 116, 118, 120, 128, 132, 136,
  144, 146, 152, 160, 176, 182, 205.5, 208, 217, 235.5, 252, 254, 300, 346, 480,
];

/** Steps of a quarter rem: `"10"` is 2.5rem, `"2-5"` is 0.625rem. */
const steps = (...quarters: readonly number[]) =>
  Object.fromEntries(
    quarters.map((count) => [String(count).replace(".", "-"), `${count / 4}rem`] as const),
  );

const inside = (name: string, width = "1px") => `inset 0 0 0 ${width} var(--color-${name})`;

const left = (name: string) => `inset 3px 0 0 var(--color-${name})`;

const colour = (name: string) => `var(--color-${name})`;

const mix = (name: string, share: number, ground: string) =>
  `color-mix(in oklch, ${colour(name)} ${share}%, ${ground})`;

/** How often something comes, as the share of the accent in its ground. */
const HEAT = [9, 18, 22, 27, 36, 54, 76] as const;

/** Values of CSS itself that no brand changes; they are written out where they are used. */
export const NEUTRAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  colors: {
    none: "none",
    transparent: "transparent",
    current: "currentcolor",
    inherit: "inherit",
    // Light enough for text on artwork.
    "metal-on-art": mix("metal", 55, colour("on-art")),
    "art-accent-on-art": mix("art-accent", 50, colour("on-art")),
    ...Object.fromEntries(
      HEAT.map((share) => [`heat-${share}`, mix("accent-mark", share, colour("surface-sunken"))]),
    ),
    // Colours of the system, for `_highContrast`.
    "system-text": "CanvasText",
    "system-button": "ButtonText",
    "system-highlight": "Highlight",
  },
  spacing: {
    "0": "0",
    auto: "auto",
    full: "100%",
    "1/2": "50%",
    header: "var(--size-header)",
    "below-header": "calc(var(--size-header) + var(--space-5))",
    // Below the head of a match that was scrolled away, and on phones.
    "below-folded": "calc(var(--size-header) + 2.75rem)",
    "below-folded-phone": "6.25rem",
    "half-section-gap": "calc(var(--space-section-gap) / 2)",
    "1/5": "20%",
    "2/5": "40%",
    "4/5": "80%",
    "safe-bottom": "env(safe-area-inset-bottom)",
    // For `border-spacing`: a gap between rows, none between columns.
    rows: "0 var(--space-1)",
    "2-safe": "calc(var(--space-2) + env(safe-area-inset-bottom))",
    "5-safe": "calc(var(--space-5) + env(safe-area-inset-bottom))",
    "6-safe": "calc(var(--space-6) + env(safe-area-inset-bottom))",
    // Above the bottom bar of a phone.
    "11-safe": "calc(var(--space-11) + env(safe-area-inset-bottom))",
    "12-safe": "calc(var(--space-12) + env(safe-area-inset-bottom))",
    "15-safe": "calc(3.75rem + env(safe-area-inset-bottom))",
    "18-safe": "calc(4.5rem + env(safe-area-inset-bottom))",
    "20-safe": "calc(5rem + env(safe-area-inset-bottom))",
    "22-safe": "calc(5.5rem + env(safe-area-inset-bottom))",
    "32-safe": "calc(8rem + env(safe-area-inset-bottom))",
    "desk-room": "var(--desk-room)",
    "header-4": "calc(var(--size-header) + var(--space-4))",
    "head-row": "calc(var(--size-row) - 0.5rem)",
    "3px": "3px",
    "2px": "2px",
    "1px": "1px",
    "0-2em": "0.2em",
    ...steps(...SPACE_STEPS),
  },
  sizes: {
    "0": "0",
    auto: "auto",
    none: "none",
    full: "100%",
    "1/2": "50%",
    "3/4": "75%",
    search: "min(100%, 34rem)",
    popup: "min(18rem, 100vw - 2rem)",
    dialog: "min(28rem, 100vw - 2rem)",
    "dialog-wide": "min(44rem, 100vw - 2rem)",
    // Below the window's upper edge, so that what lies behind a sheet shows.
    sheet: "calc(100dvh - min(3rem, 8dvh))",
    "head-row": "calc(var(--size-row) - 0.5rem)",
    // As high as the window below the header, with room around.
    "below-header": "calc(100dvh - var(--size-header) - var(--space-10))",
    "control-inner": "max(24px, var(--size-target), var(--size-control) - 4px)",
    // What a finger hits, also where the root's font is small.
    finger: "max(44px, 2.75rem)",
    min: "min-content",
    max: "max-content",
    fit: "fit-content",
    em: "1em",
    hairline: "1px",
    "3/10": "30%",
    "2/5": "40%",
    "3/5": "60%",
    "4/5": "80%",
    "7/10": "70%",
    bar: "3px",
    // A line of prices on the sports desk: see `desk-density.ts`.
    "desk-line": "var(--desk-line)",
    // The page's column: what is left beside its gutters.
    column: "min(100% - var(--space-gutter) * 2, var(--size-content))",
    ...steps(...SIZE_STEPS),
  },
  borders: {
    none: "none",
    thin: "1px solid var(--color-border)",
    strong: "1px solid var(--color-border-strong)",
    control: "1px solid var(--color-border-control)",
    header: "1px solid var(--color-header-edge)",
    footer: "1px solid var(--color-footer-line)",
    art: "1px solid var(--color-art-panel-line)",
    focus: "2px solid var(--color-focus-ring)",
    mark: "2px solid var(--color-accent-mark)",
    contrast: "1px solid CanvasText",
    thick: "2px solid var(--color-border)",
    "strong-thick": "2px solid var(--color-border-strong)",
    "control-thick": "1.5px solid var(--color-border-control)",
    ring: "3px solid var(--color-border)",
    dashed: "1px dashed var(--color-border-strong)",
    "dashed-control": "1px dashed var(--color-border-control)",
  },
  radii: {
    "0": "0",
    inherit: "inherit",
    "2px": "2px",
    "3px": "3px",
    "4px": "4px",
    ...steps(6.5, 8, 12, 32),
    "md-inner": "calc(var(--radius-md) - 2px)",
  },
  shadows: {
    none: "none",
    // An edge is a line inside the box that takes no room.
    edge: inside("border"),
    "edge-strong": inside("border-strong"),
    "edge-mark": inside("accent-mark"),
    "edge-accent": inside("accent-line"),
    "edge-art": inside("art-panel-line"),
    "edge-warning": inside("warning-line"),
    "edge-odds": inside("odds-border"),
    "edge-hairline": inside("hairline"),
    "edge-footer": inside("footer-line"),
    "edge-footer-text": inside("footer-text"),
    "edge-art-accent": inside("art-accent"),
    "edge-medal": `inset 0 0 0 1px ${mix("medal-text", 42, "transparent")}`,
    "edge-metal": `inset 0 0 0 1px ${mix("metal", 42, "transparent")}`,
    "edge-header": inside("header-accent"),
    "edge-header-quiet": `inset 0 0 0 1px ${mix("header-text", 24, "transparent")}`,
    "edge-glass": `inset 0 0 0 1px ${mix("on-art", 34, "transparent")}`,
    "mark-thick": inside("accent-mark", "2px"),
    "odds-selected": inside("odds-selected-edge", "2px"),
    // As thick as the edge of a control.
    control: inside("border-control", "1.5px"),
    "control-art": inside("on-art", "1.5px"),
    "control-current": "inset 0 0 0 1.5px currentColor",
    // A mark along the left edge.
    "mark-left": left("accent-mark"),
    "warning-left": left("warning"),
    "alt-left": left("alt"),
    // A mark along the upper edge of what is chosen.
    "edge-top": "inset 0 3px 0 var(--color-accent-mark)",
    "1-edge": `var(--shadow-1), ${inside("hairline")}`,
    "2-edge": `var(--shadow-2), ${inside("hairline")}`,
    "3-edge": `var(--shadow-3), ${inside("hairline")}`,
    "1-warning": `var(--shadow-1), ${inside("warning-line")}`,
    "3-strong": `var(--shadow-3), ${inside("border-strong")}`,
    "1-metal": `inset 0 0 0 1px ${mix("metal", 42, "transparent")}, var(--shadow-1)`,
    "3-metal": `${inside("metal")}, var(--shadow-3)`,
    "3-top": "var(--shadow-3), inset 0 1px 0 var(--color-hairline)",
    halo: "0 0 0 3px color-mix(in oklch, var(--color-accent-mark) 20%, transparent)",
  },
  fonts: { inherit: "inherit" },
  durations: { inherit: "inherit" },
  fontSizes: { "0": "0", inherit: "inherit", ...steps(4, 4.5, 5.5, 7, 7.5, 9, 11, 12, 16) },
  fontWeights: { inherit: "inherit" },
  lineHeights: {
    none: "1",
    "1-15": "1.15",
    "1-3": "1.3",
    "1-5": "1.5",
    "1-6": "1.6",
    "1-7": "1.7",
    "1-8": "1.8",
    inherit: "inherit",
    ...steps(4.5, 7),
  },
  letterSpacings: { normal: "normal", narrow: "-0.05em", wide: "0.06em", wider: "0.18em" },
  zIndex: {
    "0": "0",
    "1": "1",
    "2": "2",
    "3": "3",
    "4": "4",
    below: "-1",
    lowest: "-2",
    auto: "auto",
  },
};
