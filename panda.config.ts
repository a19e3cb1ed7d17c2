// Panda knows the roles of tokens/semantic.json by name only. Every role becomes a reference to the
// custom property a brand's stylesheet sets, so the core's css holds no value of any brand.
import { defineConfig } from "@pandacss/dev";
import semantic from "./tokens/semantic.json" with { type: "json" };
import { baseStyles } from "./tokens/base-styles.ts";
import { keyframes } from "./tokens/keyframes.ts";
import { patterns } from "./tokens/patterns.ts";
import { NEUTRAL } from "./tokens/neutral-values.ts";

/** Group of semantic.json → Panda category. */
const CATEGORIES = {
  color: "colors",
  shadow: "shadows",
  radius: "radii",
  space: "spacing",
  size: "sizes",
  text: "fontSizes",
  font: "fonts",
  weight: "fontWeights",
  leading: "lineHeights",
  tracking: "letterSpacings",
  motion: "durations",
  ease: "easings",
  z: "zIndex",
} as const;

const TEXT_STYLES = {
  display: {
    value: {
      fontFamily: "display",
      fontWeight: "display",
      letterSpacing: "display",
      lineHeight: "tight",
    },
  },
  /** Digits of one width, so that columns of numbers line up. */
  figures: { value: { fontFamily: "figures", fontVariantNumeric: "tabular-nums lining-nums" } },
};

const LAYER_STYLES = {
  /** Short lines of Chinese end at the marks between the clauses, not inside a word. */
  clauses: {
    value: { textWrap: "balance", wordBreak: "keep-all", overflowWrap: "anywhere" },
  },
  /** A row that scrolls sideways: what goes on behind an edge fades out there (`scrollEdges` of the keyframes). */
  scrollRow: {
    value: {
      overflowX: "auto",
      scrollbarWidth: "none",
      // Elsewhere it would run by time and stop at its end, where the start fades out.
      "@supports (animation-timeline: scroll())": {
        animation: "scrollEdges auto linear both",
        animationTimeline: "scroll(self inline)",
      },
    },
  },
};

/** Utilities of the base preset that compose a value out of several properties, or allow a few words only. */
const COMPOSED = [
  "filter",
  "backdropFilter",
  "translate",
  "rotate",
  "scale",
  "scrollSnapType",
  "transitionProperty",
  "transition",
  "gridAutoColumns",
];

type Group = keyof typeof CATEGORIES;

/** The rem shrinks with the window, and a brand may set any size: no text gets smaller, nor any control. */
const FLOORS: Readonly<Record<string, string>> = { text: "12px", size: "24px" };

const roles: Readonly<Record<Group, object>> = semantic;
const groups = Object.keys(CATEGORIES) as Group[];
const groupOf = (category: string) => groups.find((group) => CATEGORIES[group] === category);

const names = (group: Group) => Object.keys(roles[group]).filter((name) => !name.startsWith("$"));

const reference = (group: string, name: string) => {
  const property = `var(--${group}-${name})`;
  return FLOORS[group] === undefined ? property : `max(${FLOORS[group]}, ${property})`;
};

const values = (entries: readonly (readonly [string, string])[]) =>
  Object.fromEntries(entries.map(([name, value]) => [name, { value }]));

const tokens = Object.fromEntries(
  groups.map((group) => [
    CATEGORIES[group],
    {
      ...values(Object.entries(NEUTRAL[CATEGORIES[group]] ?? {})),
      ...values(names(group).map((name) => [name, reference(group, name)])),
    },
  ]),
);

export default defineConfig({
  logLevel: "error",
  presets: ["@pandacss/preset-base"],
  eject: true,
  preflight: false,
  include: ["./src/**/*.{ts,tsx}"],
  exclude: ["./src/**/*.test.{ts,tsx}"],
  outdir: ".livery/styled-system",
  outExtension: "js",
  jsxFramework: "react",
  jsxStyleProps: "none",
  importMap: "#styled",
  gitignore: false,
  strictTokens: true,
  strictPropertyValues: true,
  theme: {
    tokens: { ...tokens, borders: values(Object.entries(NEUTRAL["borders"] ?? {})) },
    textStyles: TEXT_STYLES,
    layerStyles: LAYER_STYLES,
    keyframes,
    breakpoints: { desktop: "56rem", wide: "75rem" },
  },
  conditions: {
    extend: {
      professional: "[data-edition=professional] &",
      classic: "[data-edition=classic] &",
      // Inner pages of a brand (contract/layout.ts); without a condition: `table`.
      ledger: "[data-records=ledger] &",
      // A phone that lies down, a page at 400 %: bars that stay would take half of it.
      low: "@media (max-height: 27rem)",
      lowest: "@media (max-height: 20rem)",
    },
  },
  utilities: {
    extend: {
      gridAutoRows: { className: "grid-ar", values: "sizes" },
      textUnderlineOffset: { className: "tu-o", values: "spacing" },
      textWrap: { values: ["wrap", "balance", "nowrap", "pretty"] },
      scrollbarWidth: { values: ["auto", "thin", "none"] },
      flex: {
        values: {
          // A line of its own in a row that wraps.
          line: "1 0 100%",
          grow: "1 0 auto",
          // As much as is free, and a new line below so many quarters of a rem.
          ...Object.fromEntries(
            [36, 48, 56, 80].map((least) => [`from-${least}`, `1 1 ${least / 4}rem`]),
          ),
        },
      },
    },
  },
  patterns,
  globalCss: baseStyles,
  hooks: {
    // Of the base preset only utilities and conditions: its patterns are unused and its globals set
    // thirty properties on every element. Utilities that need those are plain CSS here.
    "preset:resolved": ({ preset, utils }) =>
      utils.omit(preset, [
        "globalCss",
        "patterns",
        ...COMPOSED.map((name) => `utilities.${name}`),
      ]) as typeof preset,
    "tokens:created": ({ configure }) => {
      configure({
        formatCssVar([category = "", ...rest]) {
          const name = rest.join("-");
          const group = groupOf(category) ?? category;
          const ref = NEUTRAL[category]?.[name] ?? reference(group, name);
          return { var: `--${group}-${name}`, ref };
        },
      });
    },
    // Those properties are set by the brand's stylesheet; Panda's own layer would point them at themselves.
    "cssgen:done": ({ artifact, content }) =>
      artifact === "tokens" ? "" : content.replace(/\s*:root\s*\{\s*--made-with-panda:[^}]*\}/, ""),
  },
});
