import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const PANELS = ["keep", "week", "gift"];
const ROWS = [0, 1, 2, 3, 4, 5];

/** Placeholder of the hero, the panels and the comparison. */
export function VipSkeleton() {
  return (
    <>
      <Skeleton className={hero} />
      <div className={columns}>
        {PANELS.map((panel) => (
          <div key={panel} className={cx(cardStyle, frame)}>
            <Skeleton className={css({ width: "28", height: "8" })} />
            <Skeleton className={css({ height: "16", borderRadius: "md!" })} />
            <Skeleton className={css({ width: "3/5" })} />
          </div>
        ))}
      </div>
      <div className={cx(cardStyle, frame)}>
        <Skeleton className={css({ height: "24", borderRadius: "md!" })} />
        {ROWS.map((row) => (
          <Skeleton key={row} className={css({ height: "8" })} />
        ))}
      </div>
    </>
  );
}

const hero = css({ height: { base: "112", desktop: "72" }, borderRadius: "lg!" });
const columns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "repeat(3, minmax(0, 1fr))" },
  gap: { base: "3", desktop: "4" },
});
const frame = css({ display: "grid", gap: "3", padding: { base: "4", desktop: "5" } });
