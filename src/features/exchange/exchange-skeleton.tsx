import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** Placeholder of both sides and the summary. */
export function ExchangeSkeleton() {
  return (
    <>
      <div className={cx(cardStyle, frame)}>
        <Skeleton className={side} />
        <Skeleton className={side} />
        <Skeleton className={css({ width: "40" })} />
      </div>
      <div className={cx(cardStyle, frame)}>
        <Skeleton className={css({ width: "28" })} />
        <Skeleton className={css({ height: "24" })} />
        <Skeleton className={css({ height: "12", borderRadius: "md!" })} />
      </div>
    </>
  );
}

const frame = css({
  display: "grid",
  gap: "4",
  alignContent: "start",
  padding: { base: "4", desktop: "6" },
});
const side = css({ height: "32", borderRadius: "lg!" });
