import { cva, type RecipeVariantProps } from "#styled/css/index.js";

export const buttonStyle = cva({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    border: "none",
    cursor: "pointer",
    fontFamily: "sans",
    fontWeight: "semibold",
    lineHeight: "tight",
    textDecoration: "none",
    whiteSpace: "nowrap",
    transitionProperty: "[background, color, box-shadow, opacity]",
    transitionDuration: "fast",
    // Also of a link that looks like a button.
    _highContrast: { "&:not(:focus-visible)": { outline: "[1px solid ButtonBorder]" } },
    _disabled: {
      background: "surface-sunken",
      color: "text-muted",
      boxShadow: "none",
      cursor: "not-allowed",
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
      soft: {
        background: "accent-subtle",
        color: "accent-text",
        _enabled: { _hover: { boxShadow: "edge-accent" } },
      },
      ghost: {
        background: "transparent",
        color: "text-strong",
        _enabled: { _hover: { background: "surface-hover" } },
      },
      glass: {
        background: "on-art/10",
        color: "on-art",
        boxShadow: "[inset 0 0 0 1px color-mix(in oklch, {colors.on-art} 34%, transparent)]",
        _enabled: { _hover: { background: "on-art/20" } },
      },
      light: {
        background: "on-art",
        color: "art-ground",
        _enabled: { _hover: { background: "on-art/90" } },
      },
    },
    size: {
      sm: { height: "control-sm", paddingInline: "3", fontSize: "xs", borderRadius: "sm" },
      md: { height: "control", paddingInline: "5", fontSize: "sm", borderRadius: "md" },
      lg: { height: "control-lg", paddingInline: "8", fontSize: "md", borderRadius: "md" },
    },
    block: { true: { display: "flex", width: "full" }, false: {} },
  },
  defaultVariants: { tone: "neutral", size: "md", block: false },
});

export type ButtonLook = Exclude<RecipeVariantProps<typeof buttonStyle>, undefined>;
