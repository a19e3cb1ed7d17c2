// Frame of every live card: facts, content, actions.
import type { ReactNode } from "react";
import type { HeroCard } from "#contract/layout.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { brand } from "../../../brand/brand.ts";
import type { CallResult } from "../../../lib/call-result.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { actionSize, bodySize } from "./card-size.ts";
import { type HeroSlot, useHeroSlot } from "./hero-slot.ts";

interface CardFrameProps {
  readonly label: string;
  readonly head: ReactNode;
  readonly body: ReactNode;
  readonly actions: ReactNode;
  readonly foot?: ReactNode;
}

export function CardFrame({ label, head, body, actions, foot }: CardFrameProps) {
  const slot = useHeroSlot();
  const kind = sizeKind(slot);
  return (
    <section aria-label={label} className={frame({ slot })}>
      <div className={headStyle({ slot })}>{head}</div>
      <div className={cx(bodyStyle({ slot }), bodySize({ kind }))}>{body}</div>
      <div className={cx(actionStyle({ slot }), actionSize({ kind }))}>
        {actions}
        {foot === undefined ? null : <div className={footStyle({ slot })}>{foot}</div>}
      </div>
    </section>
  );
}

interface CardStateProps<T> {
  readonly result: CallResult<T>;
  readonly children: (data: T) => ReactNode;
}

/** Loading and error states in the size of the card; an empty card is removed. */
export function CardState<T>({ result, children }: CardStateProps<T>) {
  const slot = useHeroSlot();
  if (result.state === "loading") return <CardSkeleton />;
  if (result.state === "empty") return null;
  if (result.state === "ready") return children(result.data);
  return (
    <div className={frame({ slot })}>
      <ErrorState onRetry={result.retry} />
    </div>
  );
}

export function CardSkeleton() {
  const slot = useHeroSlot();
  const kind = sizeKind(slot);
  return (
    <div className={frame({ slot })} aria-hidden="true">
      <div className={headStyle({ slot })}>
        <Skeleton className={lineWait} />
      </div>
      <div className={cx(bodyStyle({ slot }), wait, bodySize({ kind }))}>
        <Skeleton />
      </div>
      <div className={cx(actionStyle({ slot }), wait, actionSize({ kind }))}>
        <Skeleton />
      </div>
    </div>
  );
}

/** Size variant: the brand's card, or a single line inside a tile. */
function sizeKind(slot: HeroSlot): HeroCard | "line" {
  return slot === "bare" ? "line" : (brand().layout.heroCard ?? "match");
}

const frame = cva({
  base: { display: "grid", minWidth: "0", fontSize: "sm" },
  variants: {
    slot: {
      glass: {
        gap: "4",
        padding: { base: "4", desktop: "6" },
        borderRadius: "xl",
        background: "art-panel",
        backdropFilter: "[blur(14px)]",
        boxShadow: "edge-art",
        color: "on-art",
      },
      paper: {
        gap: "3",
        padding: "4",
        borderRadius: "xl",
        background: "surface-overlay",
        boxShadow: "3-edge",
        color: "text",
      },
      bare: { gap: "3", color: "on-art" },
      band: {
        columnGap: "8",
        rowGap: "3",
        gridTemplateColumns: {
          base: "minmax(0, 1fr)",
          desktop: "minmax(0, 1.25fr) minmax(0, 1fr)",
        },
        alignItems: "center",
        padding: { base: "4", desktop: "6" },
        borderRadius: "xl",
        background: "surface-overlay",
        boxShadow: "2-edge",
        color: "text",
      },
    },
  },
});
const headStyle = cva({
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    minWidth: "0",
    minHeight: "6",
    fontSize: "xs",
    whiteSpace: "nowrap",
  },
  variants: {
    slot: {
      glass: { color: "on-art-muted" },
      paper: { color: "text-muted", minHeight: "8" },
      bare: { color: "on-art-muted", justifyContent: "flex-start" },
      band: { color: "text-muted", gridColumn: "1", justifyContent: { desktop: "flex-start" } },
    },
  },
});
const bodyStyle = cva({
  base: { display: "grid", alignContent: "center", minWidth: "0" },
  variants: { slot: { glass: {}, paper: {}, bare: {}, band: { gridColumn: "1" } } },
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
const footStyle = cva({
  base: {
    display: "flex",
    justifyContent: "space-between",
    gap: "3",
    fontSize: "xs",
    minWidth: "0",
  },
  variants: {
    slot: {
      glass: { color: "on-art-muted" },
      paper: { color: "text-muted" },
      bare: { display: "none" },
      band: { color: "text-muted" },
    },
  },
});
const wait = css({ display: "grid", opacity: "0.3" });
const lineWait = css({ width: "3/5", height: "4", opacity: "0.3" });
