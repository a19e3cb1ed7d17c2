import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** Placeholder of the page. */
export function WithdrawSkeleton() {
  return (
    <div className={css({ display: "grid", gap: { base: "3", desktop: "4" } })}>
      <div className={cx(cardStyle, frame)}>
        <Skeleton className={css({ width: "28" })} />
        <Skeleton className={css({ height: "15", borderRadius: "md!" })} />
        <Skeleton className={css({ width: "56", height: "10" })} />
        <Skeleton className={css({ height: "16" })} />
      </div>
      <div className={cx(cardStyle, frame)}>
        <Skeleton className={css({ width: "28" })} />
        <div className={tiles}>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} className={css({ height: "24", borderRadius: "lg!" })} />
          ))}
        </div>
      </div>
      <FormSkeleton />
    </div>
  );
}

/** Placeholder of the accounts. */
export function FormSkeleton() {
  return (
    <div className={cx(cardStyle, frame)}>
      <Skeleton className={css({ width: "28" })} />
      <Skeleton className={css({ height: "13", borderRadius: "md!" })} />
      <Skeleton className={css({ height: "13", borderRadius: "md!" })} />
    </div>
  );
}

const frame = css({ display: "grid", gap: "4", padding: { base: "4", desktop: "6" } });
const tiles = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: { base: "2", desktop: "3" },
});
