import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { waitColumns, waitMain, waitSide } from "./wait-columns.ts";

const LINES = [0, 1, 2, 3];

export function WaitSkeleton() {
  return (
    <div className={waitColumns}>
      <div className={cx(cardStyle, waitMain)}>
        <div className={head}>
          <Skeleton className={ring} />
          <div className={css({ display: "grid", gap: "3" })}>
            <Skeleton className={css({ width: "20", height: "4" })} />
            <Skeleton className={css({ width: "60", maxWidth: "full", height: "12" })} />
            <Skeleton className={css({ width: "full", height: "10" })} />
          </div>
        </div>
        {LINES.map((line) => (
          <Skeleton key={line} className={css({ height: "13" })} />
        ))}
      </div>
      <div className={waitSide}>
        <div className={cx(cardStyle, css({ display: "grid", gap: "4", padding: "5" }))}>
          {LINES.map((line) => (
            <Skeleton key={line} className={css({ height: "8" })} />
          ))}
        </div>
      </div>
    </div>
  );
}

const head = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "auto minmax(0, 1fr)" },
  justifyItems: { base: "center", desktop: "stretch" },
  alignItems: "center",
  gap: { base: "4", desktop: "10" },
});
const ring = css({ width: "40", height: "40", borderRadius: "pill!" });
