import { cva, type RecipeVariantProps } from "#styled/css/index.js";

export const buttonStyle = cva({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    fontFamily: "sans",
    fontWeight: "semibold",
    lineHeight: "tight",
    whiteSpace: "nowrap",
    transitionProperty: "background, color, box-shadow, opacity",
    transitionDuration: "fast",
    // Also of a link that looks like a button.
    _highContrast: { "&:not(:focus-visible)": { outline: "[1px solid ButtonBorder]" } },
    _disabled: {
      background: "surface-sunken",
      color: "text-muted",
      boxShadow: "none",
    },
  },
  variants: {
    tone: {
      primary: {
        background: "accent",
        color: "text-on-accent",
        boxShadow: "edge-mark",
        _enabled: {
          _hover: { background: "accent-hover" },
          _active: { background: "accent-active" },
        },
      },
      neutral: {
        background: "surface-raised",
        color: "text-strong",
        boxShadow: "edge-strong",
        _enabled: { _hover: { background: "surface-hover" } },
      },
      /** The main button of the header: its edge is seen on every header. */
      header: {
        background: "header-action",
        color: "header-action-text",
        boxShadow: "edge-header",
        _enabled: { _hover: { background: "header-action/90" } },
      },
      headerQuiet: {
        background: "transparent",
        color: "header-text",
        boxShadow: "edge-header-quiet",
        _enabled: { _hover: { background: "header-text/8" } },
      },
      soft: {
        background: "accent-subtle",
        color: "accent-text",
        _enabled: { _hover: { boxShadow: "edge-accent" } },
      },
      /** Beside a solid button, in a card over a drawing. */
      outlined: {
        background: "accent-subtle",
        color: "accent-text",
        boxShadow: "edge-mark",
        _enabled: { _hover: { boxShadow: "mark-thick" } },
      },
      ghost: {
        background: "transparent",
        color: "text-strong",
        _enabled: { _hover: { background: "surface-hover" } },
      },
      glass: {
        background: "on-art/10",
        color: "on-art",
        boxShadow: "edge-glass",
        _enabled: { _hover: { background: "on-art/20" } },
      },
      quiet: {
        background: "transparent",
        color: "text-muted",
        _enabled: { _hover: { background: "surface-hover" } },
      },
      /** The main button on artwork, in a window whose one solid button is elsewhere. */
      tinted: {
        background: "art-accent/32",
        color: "on-art",
        boxShadow: "edge-art-accent",
        _enabled: { _hover: { background: "art-accent/44" } },
      },
      light: {
        background: "on-art",
        color: "art-ground",
        _enabled: { _hover: { background: "on-art/90" } },
      },
      /** The caller sets colour and ground. */
      own: {},
    },
    size: {
      sm: { height: "control-sm", paddingInline: "3", fontSize: "xs", borderRadius: "sm" },
      /** In a bar with other controls. */
      bar: {
        height: "control",
        paddingInline: { base: "3", desktop: "4" },
        fontSize: "sm",
        borderRadius: "md",
      },
      md: { height: "control", paddingInline: "5", fontSize: "sm", borderRadius: "md" },
      lg: { height: "control-lg", paddingInline: "8", fontSize: "md", borderRadius: "md" },
      /** The caller sets height, space, text and radius. */
      own: {},
    },
    block: { true: { display: "flex", width: "full" }, false: {} },
  },
  defaultVariants: { tone: "neutral", size: "md", block: false },
});

export type ButtonLook = Exclude<RecipeVariantProps<typeof buttonStyle>, undefined>;
