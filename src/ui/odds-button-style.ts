import { sva } from "#styled/css/index.js";

// Beside the price and out of the flow: a price that starts to move must not shift.
const ARROW = {
  content: '""',
  position: "absolute",
  right: "[calc(100% + 0.1875rem)]",
  top: "[calc(50% - 0.1875rem)]",
  border: "[0.25rem solid transparent]",
} as const;

export const oddsButton = sva({
  slots: ["root", "label", "price"],
  base: {
    root: {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "[minmax(0, 1fr) auto]",
      alignItems: "center",
      columnGap: { base: "[0.6875rem]", desktop: "3" },
      width: "full",
      height: "odds",
      paddingInline: { base: "[0.5rem]", desktop: "[0.625rem]" },
      border: "none",
      borderRadius: "sm",
      background: "odds",
      boxShadow: "[inset 0 0 0 1px {colors.odds-border}]",
      cursor: "pointer",
      fontSize: "sm",
      textAlign: "left",
      transitionProperty: "[background, box-shadow]",
      transitionDuration: "fast",
      _enabled: {
        _hover: { background: "odds-hover", boxShadow: "[inset 0 0 0 1px {colors.accent}]" },
      },
    },
    label: {
      color: "odds-label",
      fontSize: "xs",
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
    },
    price: {
      position: "relative",
      gridColumn: "[-2 / -1]",
      color: "odds-text",
      fontFamily: "figures",
      fontVariantNumeric: "tabular-nums",
      fontWeight: "figure",
      lineHeight: "none",
    },
  },
  variants: {
    moved: {
      same: {},
      up: {
        root: { background: "odds-up-subtle" },
        price: {
          color: "odds-up",
          _before: {
            ...ARROW,
            borderTopWidth: "[0]",
            borderBottom: "[0.375rem solid currentColor]",
          },
        },
      },
      down: {
        root: { background: "odds-down-subtle" },
        price: {
          color: "odds-down",
          _before: {
            ...ARROW,
            borderBottomWidth: "[0]",
            borderTop: "[0.375rem solid currentColor]",
          },
        },
      },
    },
    state: {
      open: {},
      closed: {
        root: {
          gridTemplateColumns: "[1fr]",
          justifyItems: "center",
          background: "transparent",
          color: "text-muted",
          cursor: "not-allowed",
          // In a grid it is not disabled, to keep the focus.
          _enabled: {
            _hover: {
              background: "transparent",
              boxShadow: "[inset 0 0 0 1px {colors.odds-border}]",
            },
          },
        },
      },
      stale: {
        root: {
          background:
            "[repeating-linear-gradient(135deg, {colors.odds} 0 6px, transparent 6px 10px)]",
          cursor: "not-allowed",
          _enabled: {
            _hover: {
              background:
                "[repeating-linear-gradient(135deg, {colors.odds} 0 6px, transparent 6px 10px)]",
              boxShadow: "[inset 0 0 0 1px {colors.odds-border}]",
            },
          },
        },
        price: {
          color: "text-muted",
          fontWeight: "medium",
          textDecoration: "[underline dotted]",
          textUnderlineOffset: "[3px]",
        },
      },
    },
    onArt: {
      true: {
        root: {
          background: "on-art/10",
          color: "on-art-muted",
          boxShadow: "[inset 0 0 0 1px {colors.art-panel-line}]",
          _enabled: {
            _hover: {
              background: "on-art/20",
              boxShadow: "[inset 0 0 0 1px {colors.art-accent}]",
            },
          },
        },
        label: { color: "on-art" },
        price: { color: "on-art" },
      },
      false: {},
    },
    selected: {
      true: {
        root: {
          background: "odds-selected",
          boxShadow: "none",
          _enabled: { _hover: { background: "odds-selected", boxShadow: "none" } },
        },
        label: { color: "odds-selected-text" },
        price: { color: "odds-selected-text" },
      },
      false: {},
    },
    stacked: {
      true: {
        root: {
          gridTemplateColumns: "[1fr]",
          justifyItems: "center",
          rowGap: "[0.125rem]",
          height: "auto",
          minHeight: "[3rem]",
          paddingBlock: "2",
          textAlign: "center",
        },
        price: { gridColumn: "[1]", fontSize: "[1.0625em]" },
      },
      false: {},
    },
  },
  // Later variants win, and the order of the defaults is theirs.
  defaultVariants: { moved: "same", state: "open", onArt: false, selected: false, stacked: false },
  compoundVariants: [
    // On artwork the arrow alone tells the movement: the edition's tints are made for surfaces.
    {
      onArt: true,
      moved: ["up", "down"],
      css: { root: { background: "on-art/10" }, price: { color: "on-art" } },
    },
    {
      selected: true,
      onArt: true,
      css: {
        root: {
          background: "art-accent",
          _enabled: { _hover: { background: "art-accent" } },
        },
        label: { color: "art-accent-text" },
        price: { color: "art-accent-text" },
      },
    },
  ],
});
