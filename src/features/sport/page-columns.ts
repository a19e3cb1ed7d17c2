// The columns of the sports page on a desktop: its menu, the table, and the slip with the tracker.
import { css, cva, cx } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { useChatBeside } from "#domain/chat/use-chat-beside.ts";

/** @param railOpen whether the slip is open */
export function usePageColumns(railOpen: boolean): string {
  return grid({ slip: useSlipWidth(railOpen), side: hasSideRail() });
}

function useSlipWidth(open: boolean): "open" | "narrow" | "folded" {
  const narrowed = useChatBeside();
  if (!open) return "folded";
  return narrowed ? "narrow" : "open";
}

export function slipColumn(): string {
  return cx(rail, hasSideRail() ? sportSide : slipSide);
}

function hasSideRail(): boolean {
  return brand().layout.header === "side";
}

const NARROW_COLUMNS = "10.5rem minmax(0, 1fr) 17.5rem";
const grid = cva({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    gap: { base: "0", desktop: { base: "4", _professional: "2" } },
    paddingTop: { base: "0", desktop: { base: "4", _professional: "2" } },
    // On phones the bars of the slip and of the site stand over the end.
    paddingBottom: { base: "32-safe", desktop: "10" },
  },
  variants: {
    slip: {
      open: {
        desktop: { gridTemplateColumns: NARROW_COLUMNS },
        wide: { gridTemplateColumns: "12rem minmax(0, 1fr) 18.75rem" },
        "@media (min-width: 100rem)": { gridTemplateColumns: "13.5rem minmax(0, 1fr) 21rem" },
      },
      narrow: { desktop: { gridTemplateColumns: NARROW_COLUMNS } },
      // The folded slip leaves its room to the table.
      folded: { desktop: { gridTemplateColumns: "11.5rem minmax(0, 1fr) 2.75rem" } },
    },
    /** The site's menu stands beside the page. */
    side: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      slip: "open",
      side: true,
      // What the rail takes is not missing from the names of the teams.
      css: { wide: { gridTemplateColumns: "12rem minmax(0, 1fr) 17.5rem" } },
    },
  ],
});
const rail = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { base: "3", _professional: "2" },
  position: "sticky",
  top: "[calc({sizes.header} + {spacing.2})]",
  overflowY: "auto",
  scrollbarWidth: "thin",
  borderRadius: "lg",
});
/** In the side layout nothing floats in the corner: the side bar has those buttons. */
const sportSide = css({ maxHeight: "below-header" });
/** Ends above the floating buttons in the corner, scrolled or not. */
const slipSide = css({ maxHeight: "[calc(100dvh - {sizes.header} - 8.25rem)]" });

export const menuColumn = cx(rail, sportSide);
