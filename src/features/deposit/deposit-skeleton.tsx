import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { columns } from "./deposit-columns.ts";

/** The form and the summary on their way. */
export function DepositSkeleton() {
  return (
    <div className={columns}>
      <div className={cx(cardStyle, frame)}>
        <Skeleton className={line} />
        <div className={cards}>
          {[0, 1, 2, 3, 4, 5].map((card) => (
            <Skeleton key={card} className={method} />
          ))}
        </div>
        <Skeleton className={line} />
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className={channel} />
        ))}
        <Skeleton className={line} />
        <Skeleton className={amount} />
      </div>
      <div className={cx(cardStyle, frame)}>
        <Skeleton className={line} />
        <Skeleton className={summary} />
      </div>
    </div>
  );
}

const frame = css({ display: "grid", gap: "4", padding: { base: "4", desktop: "6" } });
const line = css({ width: "32", height: "6" });
const cards = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(2, minmax(0, 1fr))",
    desktop: "repeat(auto-fill, minmax(8.5rem, 1fr))",
  },
  gap: { base: "2", desktop: "3" },
});
const method = css({ height: { base: "16", desktop: "28" }, borderRadius: "lg!" });
const channel = css({ height: "13", borderRadius: "md!" });
const amount = css({ height: "15", borderRadius: "md!" });
const summary = css({ height: "60", borderRadius: "md!" });
