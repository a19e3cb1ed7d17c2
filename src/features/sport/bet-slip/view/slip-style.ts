import { cva } from "#styled/css/index.js";

/** Number beside a tab: selections, or open bets. */
export const countBadge = cva({
  base: {
    display: "inline-grid",
    placeItems: "center",
    minWidth: "5",
    height: "5",
    paddingInline: "1-25",
    borderRadius: "pill",
    textStyle: "figures",
    fontSize: "2xs",
    fontWeight: "bold",
    lineHeight: "none",
  },
  variants: {
    on: {
      true: {
        background: "accent",
        boxShadow: "edge-mark",
        color: "text-on-accent",
      },
      false: { background: "border", color: "text" },
    },
  },
});
