import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

export function PayeeListSkeleton() {
  return (
    <div className={payeeGrid}>
      {[0, 1].map((index) => (
        <div key={index} className={cx(cardStyle, css({ overflow: "hidden" }))}>
          <Skeleton className={css({ height: "32", borderRadius: "0!" })} />
          <div className={css({ height: "24" })} />
        </div>
      ))}
    </div>
  );
}

export const payeeGrid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
  gap: { base: "3", desktop: "4" },
});
