import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const ROWS = [0, 1, 2, 3];

/** The head of the profile and two panels of rows on their way. */
export function UserinfoSkeleton() {
  return (
    <div className={css({ display: "grid", gap: "4" })}>
      <div className={cx(cardStyle, head)}>
        <Skeleton className={picture} />
        <div className={css({ display: "grid", gap: "3", flex: "1" })}>
          <Skeleton className={css({ width: "36", height: "6" })} />
          <Skeleton className={css({ width: "3/5" })} />
          <Skeleton className={css({ width: "1/2" })} />
        </div>
      </div>
      <RowsSkeleton />
      <RowsSkeleton />
    </div>
  );
}

/** A panel of rows on its way. */
export function RowsSkeleton() {
  return (
    <div className={cx(cardStyle, css({ display: "grid", gap: "5", padding: "6" }))}>
      <Skeleton className={css({ width: "28", height: "5" })} />
      {ROWS.map((row) => (
        <div key={row} className={css({ display: "flex", alignItems: "center", gap: "4" })}>
          <Skeleton className={css({ width: "9", height: "9" })} />
          <Skeleton className={css({ width: "20" })} />
          <Skeleton className={css({ flex: "1", maxWidth: "64" })} />
        </div>
      ))}
    </div>
  );
}

const head = css({
  display: "flex",
  alignItems: "center",
  gap: "5",
  padding: { base: "4", desktop: "6" },
  minHeight: "40",
});

const picture = css({ width: "22", height: "22", borderRadius: "pill!" });
