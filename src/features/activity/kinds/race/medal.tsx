import { cva, cx } from "#styled/css/index.js";
import { figures } from "#ui/money/money.tsx";

/** The number of a place; the first three are of gold, silver and bronze. */
export function Medal({ place }: { readonly place: number }) {
  return <span className={cx(figures, medal({ of: METALS[place - 1] ?? "none" }))}>{place}</span>;
}

const METALS = ["gold", "silver", "bronze"] as const;

const medal = cva({
  base: {
    display: "inline-grid",
    placeItems: "center",
    minWidth: "7",
    height: "7",
    borderRadius: "pill",
    fontWeight: "bold",
  },
  variants: {
    of: {
      gold: { background: "medal-gold", color: "medal-text", boxShadow: "edge-medal" },
      silver: { background: "medal-silver", color: "medal-text", boxShadow: "edge-medal" },
      bronze: { background: "medal-bronze", color: "medal-text", boxShadow: "edge-medal" },
      none: { color: "text-muted" },
    },
  },
});
