import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const ROWS = [0, 1, 2, 3];

/** The head of the profile and two panels of rows on their way. */
export function UserinfoSkeleton() {
  return (
    <div className={css({ display: "grid", gap: "4" })}>
      <div className={cx(cardStyle, head)}>
        <Skeleton className={picture} />
        <div className={css({ display: "grid", gap: "3", flex: "1" })}>
          <Skeleton className={css({ width: "[9rem]", height: "[1.5rem]" })} />
          <Skeleton className={css({ width: "[60%]" })} />
          <Skeleton className={css({ width: "[45%]" })} />
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
      <Skeleton className={css({ width: "[7rem]", height: "[1.25rem]" })} />
      {ROWS.map((row) => (
        <div key={row} className={css({ display: "flex", alignItems: "center", gap: "4" })}>
          <Skeleton className={css({ width: "[2.25rem]", height: "[2.25rem]" })} />
          <Skeleton className={css({ width: "[5rem]" })} />
          <Skeleton className={css({ flex: "1", maxWidth: "[16rem]" })} />
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
  minHeight: "[10rem]",
});

const picture = css({ width: "[5.5rem]", height: "[5.5rem]", borderRadius: "pill!" });
