import { cva } from "#styled/css/index.js";

/** Number beside a tab: how many are picked, how many bets run. */
export const countBadge = cva({
  base: {
    display: "inline-grid",
    placeItems: "center",
    minWidth: "[1.25rem]",
    height: "[1.25rem]",
    paddingInline: "[0.3rem]",
    borderRadius: "pill",
    fontFamily: "figures",
    fontSize: "2xs",
    fontVariantNumeric: "tabular-nums",
    fontWeight: "bold",
    lineHeight: "none",
  },
  variants: {
    on: {
      true: { background: "accent", color: "text-on-accent" },
      false: { background: "border", color: "text" },
    },
  },
});
