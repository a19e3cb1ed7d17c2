import { sva } from "#styled/css/index.js";

export const oddsButton = sva({
  slots: ["root", "label", "price", "arrow"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      width: "full",
      border: "none",
      borderRadius: "sm",
      background: "odds",
      boxShadow: "edge-odds",
      cursor: "pointer",
      fontSize: "sm",
      textAlign: "left",
      transitionProperty: "background, box-shadow",
      transitionDuration: "fast",
      _enabled: {
        _hover: { background: "odds-hover", boxShadow: "edge-mark" },
      },
    },
    label: {
      color: "odds-label",
      fontSize: "xs",
      truncate: true,
    },
    price: {
      gridColumn: "-2 / -1",
      borderRadius: "xs",
      color: "odds-text",
      textStyle: "figures",
      fontWeight: "figure",
      lineHeight: "none",
    },
    // As wide as nothing: a price that starts to move must not shift.
    arrow: {
      marginLeft: "-2-75",
      marginRight: "0-75",
      verticalAlign: "0.125em",
    },
  },
  variants: {
    room: {
      usual: {
        root: {
          columnGap: { base: "2-75", desktop: "3" },
          height: "odds",
          paddingInline: { base: "2", desktop: "2-5" },
        },
      },
      /** The caller sets height, gap and space. */
      own: {},
    },
    moved: {
      same: {},
      // Without a fade: a list of moving prices would be styled and painted anew in each frame.
      up: { price: { color: "odds-up", background: "odds-up-subtle" } },
      down: { price: { color: "odds-down", background: "odds-down-subtle" } },
    },
    state: {
      open: {},
      closed: {
        root: {
          background: "transparent",
          color: "text-muted",
          cursor: "not-allowed",
          // In a grid it is not disabled, to keep the focus.
          _enabled: {
            _hover: {
              background: "transparent",
              boxShadow: "edge-odds",
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
              boxShadow: "edge-odds",
            },
          },
        },
        price: {
          color: "text-muted",
          fontWeight: "medium",
          textDecoration: "underline dotted",
          textUnderlineOffset: "3px",
        },
      },
    },
    /** Without a label. */
    bare: { true: {}, false: {} },
    onArt: {
      true: {
        root: {
          background: "on-art/10",
          color: "on-art-muted",
          boxShadow: "edge-art",
          _enabled: {
            _hover: {
              background: "on-art/20",
              boxShadow: "edge-art-accent",
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
          boxShadow: "odds-selected",
          color: "odds-selected-text", // of the lock
          _enabled: {
            _hover: {
              background: "odds-selected",
              boxShadow: "odds-selected",
            },
          },
        },
        label: { color: "odds-selected-text" },
        price: { color: "odds-selected-text", background: "transparent" },
      },
      false: {},
    },
    stacked: {
      true: {
        root: {
          position: "relative",
          gridTemplateColumns: "1fr",
          justifyItems: "center",
          rowGap: "0-5",
          textAlign: "center",
        },
        price: { gridColumn: "1", fontSize: "[1.0625em]" },
        // Beside the label: a narrow cell has no room before the price.
        arrow: { position: "absolute", top: "1", right: "0-5", marginLeft: "0", marginRight: "0" },
      },
      false: {},
    },
  },
  // Later variants win; the order of the default variants decides.
  defaultVariants: {
    room: "usual",
    moved: "same",
    state: "open",
    bare: false,
    onArt: false,
    selected: false,
    stacked: false,
  },
  compoundVariants: [
    {
      room: "usual",
      stacked: true,
      css: { root: { height: "auto", minHeight: "12", paddingBlock: "2" } },
    },
    {
      bare: true,
      state: "closed",
      css: { root: { gridTemplateColumns: "1fr", justifyItems: "center" } },
    },
    // On artwork the arrow alone tells the movement: the edition's tints are made for surfaces.
    {
      onArt: true,
      moved: ["up", "down"],
      css: { price: { color: "on-art", background: "transparent" } },
    },
    {
      selected: true,
      onArt: true,
      css: {
        root: {
          background: "art-accent",
          boxShadow: "none",
          _enabled: { _hover: { background: "art-accent", boxShadow: "none" } },
        },
        label: { color: "art-accent-text" },
        price: { color: "art-accent-text" },
      },
    },
  ],
});
