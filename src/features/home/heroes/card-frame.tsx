// Frame of every live card: facts, content, actions.
import type { ReactNode } from "react";
import type { HeroCard } from "#contract/layout.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { cardLook } from "./card-look.ts";
import { type HeroSlot, useHeroSlot } from "./hero-slot.ts";

interface CardFrameProps {
  /** Spoken name; without it the card waits for its content and is not read. */
  readonly label?: string;
  readonly head: ReactNode;
  readonly body: ReactNode;
  readonly actions: ReactNode;
  readonly foot?: ReactNode;
}

export function CardFrame({ label, head, body, actions, foot }: CardFrameProps) {
  const slot = useHeroSlot();
  const kind = sizeKind(slot);
  const dim = label === undefined && waiting;
  return (
    <section
      aria-label={label}
      aria-hidden={label === undefined}
      className={cx(cardLook({ slot }), slot === "band" && inTwo)}
    >
      <div className={cx(headStyle({ slot }), quiet({ slot }), dim)}>{head}</div>
      <Stack alignContent="center" minWidth="0" className={cx(bodySize({ kind }), dim)}>
        {body}
      </Stack>
      <div className={cx(actionStyle({ slot }), actionSize({ kind }), dim)}>
        {actions}
        {foot === undefined || slot === "bare" ? null : (
          <div className={cx(footStyle, quiet({ slot }))}>{foot}</div>
        )}
      </div>
    </section>
  );
}

/** Size variant: the brand's card, or a single line inside a tile. */
function sizeKind(slot: HeroSlot): HeroCard | "line" {
  return slot === "bare" ? "line" : (brand().layout.heroCard ?? "match");
}

/** Facts beside the content. */
const quiet = cva({
  base: { display: "flex", gap: "3", minWidth: "0", fontSize: "xs" },
  variants: {
    slot: {
      glass: { color: "on-art-muted" },
      bare: { color: "on-art-muted" },
      paper: { color: "text-muted" },
      band: { color: "text-muted" },
    },
  },
});
const headStyle = cva({
  base: { alignItems: "center", minHeight: "6", whiteSpace: "nowrap" },
  variants: {
    slot: {
      glass: { justifyContent: "space-between" },
      paper: { justifyContent: "space-between", minHeight: "8" },
      bare: {},
      band: { justifyContent: { base: "space-between", desktop: "flex-start" } },
    },
  },
});
const actionStyle = cva({
  base: { display: "grid", gap: "3", alignContent: "end", minWidth: "0" },
  variants: {
    slot: {
      glass: {},
      paper: {},
      bare: {},
      band: { gridColumn: { desktop: "2" }, gridRow: { desktop: "1 / span 2" } },
    },
  },
});
const footStyle = css({ justifyContent: "space-between" });
const waiting = css({ opacity: "0.3" });
const inTwo = css({
  desktop: {
    columnGap: "8",
    gridTemplateColumns: "minmax(0, 1.25fr) minmax(0, 1fr)",
    alignItems: "center",
  },
});

// Sizes of a card's parts by content. Content and skeleton are equally large, so the first answer moves
// nothing.

/** The part between head and actions. */
const bodySize = cva({
  variants: {
    kind: {
      match: { minHeight: "24" },
      esport: { minHeight: "24" },
      // Height of a road of 22 columns and 5 rows.
      table: { aspectRatio: "310 / 72" },
      // The numbers are below the time: seven of them do not fit beside it.
      draw: { minHeight: "32-25" },
      room: { minHeight: "18" },
      line: { minHeight: { base: "16", desktop: "10" } },
    },
  },
});

const actionSize = cva({
  variants: {
    kind: {
      match: { minHeight: "22" },
      esport: { minHeight: "22" },
      table: { minHeight: "[calc({sizes.control} + 4rem)]" },
      draw: { minHeight: "[calc({sizes.control-lg} + 2rem)]" },
      room: { minHeight: { base: "[calc({sizes.control-lg} + 4.25rem)]", desktop: "control-lg" } },
      line: {
        minHeight: { base: "[calc({sizes.control} + {sizes.odds} + 0.5rem)]", desktop: "control" },
      },
    },
  },
});
