// Components that lay out and set text: `<Row gap="2">`, `<Stack>`, `<Grid columns="…">`, `<Text size="sm">`.
// Panda generates them. The core build replaces them by plain elements with class names (cli/core/inline-styles).
import { definePattern, type PatternConfig } from "@pandacss/dev";

type Properties = NonNullable<PatternConfig["properties"]>;

const property = (value: string): Properties[string] => ({ type: "property", value }) as never;

const properties = (names: readonly string[], renamed: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    [...names.map((name) => [name, name] as const), ...Object.entries(renamed)].map(
      ([name, value]) => [name, property(value)],
    ),
  );

/** What any box may set: its place in its parent, its size, the space in and around it, its surface. */
const BOX = [
  "flex",
  "alignSelf",
  "justifySelf",
  "gridColumn",
  "gridRow",
  "width",
  "minWidth",
  "maxWidth",
  "height",
  "minHeight",
  "padding",
  "paddingInline",
  "paddingBlock",
  "paddingTop",
  "paddingBottom",
  "paddingLeft",
  "paddingRight",
  "margin",
  "marginInline",
  "marginBlock",
  "marginTop",
  "marginBottom",
  "marginLeft",
  "marginRight",
  "background",
  "borderRadius",
  "borderTop",
  "borderBottom",
  "overflow",
  "overflowY",
  "overscrollBehavior",
];

const TEXT = [
  "color",
  "lineHeight",
  "letterSpacing",
  "textAlign",
  "textStyle",
  "truncate",
  "whiteSpace",
  "overflowWrap",
  "textOverflow",
  "textWrap",
];

const TEXT_RENAMED = { size: "fontSize", weight: "fontWeight" };

const GAPS = ["gap", "rowGap", "columnGap"];

const GRID = [...GAPS, "justifyItems", "alignContent", "placeItems", ...BOX, ...TEXT];

const ROW_RENAMED = { align: "alignItems", justify: "justifyContent", ...TEXT_RENAMED };

const GRID_RENAMED = { ...ROW_RENAMED, rows: "gridTemplateRows" };

/** Panda copies the source of a `transform` into generated code, so it can use nothing but its arguments. */
type Transform = PatternConfig["transform"];

const setGrid: Transform = ({ columns, rows, align, justify, size, weight, ...rest }) => ({
  display: "grid",
  gridTemplateColumns: columns,
  gridTemplateRows: rows,
  alignItems: align,
  justifyContent: justify,
  fontSize: size,
  fontWeight: weight,
  ...rest,
});

const setText: Transform = ({ size, weight, ...rest }) => ({
  fontSize: size,
  fontWeight: weight,
  ...rest,
});

export const patterns = {
  row: definePattern({
    jsxName: "Row",
    description: "Children beside each other.",
    properties: properties([...GAPS, ...BOX, ...TEXT], { ...ROW_RENAMED, wrap: "flexWrap" }),
    transform: ({ align, justify, wrap, size, weight, ...rest }) => ({
      display: "flex",
      alignItems: align,
      justifyContent: justify,
      flexWrap: wrap,
      fontSize: size,
      fontWeight: weight,
      ...rest,
    }),
  }),
  stack: definePattern({
    jsxName: "Stack",
    description: "Children below each other.",
    properties: properties(GRID, GRID_RENAMED),
    transform: setGrid,
  }),
  grid: definePattern({
    jsxName: "Grid",
    description: "Children in columns.",
    properties: properties(GRID, { ...GRID_RENAMED, columns: "gridTemplateColumns" }),
    transform: setGrid,
  }),
  card: definePattern({
    jsxName: "Card",
    description:
      "A panel of the page on a surface: soft shadow in classic, hairline in professional.",
    properties: properties(GRID, { ...GRID_RENAMED, columns: "gridTemplateColumns" }),
    transform: ({ columns, rows, align, justify, size, weight, ...rest }) => ({
      display: "grid",
      gridTemplateColumns: columns ?? "minmax(0, 1fr)",
      gridTemplateRows: rows,
      alignItems: align,
      justifyContent: justify,
      gap: "4",
      minWidth: "0",
      padding: { base: "4", desktop: "6" },
      borderRadius: "lg",
      background: "surface",
      boxShadow: "1-edge",
      fontSize: size,
      fontWeight: weight,
      _highContrast: { border: "contrast" },
      ...rest,
    }),
  }),
  rail: definePattern({
    jsxName: "WithRail",
    description: "A page with a rail beside it, where the window is wide enough, else below it.",
    properties: properties([...GAPS, "rail", ...BOX], { align: "alignItems" }),
    transform: ({ rail, align, ...rest }, { map }) => ({
      display: "grid",
      gridTemplateColumns: {
        base: "minmax(0, 1fr)",
        ...map(rail, (width) => `minmax(0, 1fr) ${width}`),
      },
      alignItems: align ?? "start",
      gap: { base: "3", desktop: "4" },
      ...rest,
    }),
  }),
  box: definePattern({
    jsxName: "Box",
    description: "A box with children as they come.",
    properties: properties(["display", ...BOX, ...TEXT], TEXT_RENAMED),
    transform: setText,
  }),
  text: definePattern({
    jsxName: "Text",
    jsxElement: "p",
    description: "A text of one style.",
    properties: properties(["display", ...BOX, ...TEXT], TEXT_RENAMED),
    transform: setText,
  }),
  heading: definePattern({
    jsxName: "Heading",
    jsxElement: "h2",
    description: 'A heading: bold, or in the face of the brand with `textStyle="display"`.',
    properties: properties(["display", ...BOX, ...TEXT], TEXT_RENAMED),
    transform: ({ size, weight, ...rest }) => ({
      color: "text-strong",
      fontSize: size,
      fontWeight: weight ?? (rest.textStyle === undefined ? "bold" : undefined),
      ...rest,
    }),
  }),
};
