import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const TILES = Array.from({ length: 12 }, (_, index) => index);

/** The venues on their way. */
export function TransferSkeleton() {
  return (
    <div className={cx(cardStyle, frame)}>
      <Skeleton className={line} />
      <div className={grid}>
        {TILES.map((index) => (
          <Skeleton key={index} className={tile} />
        ))}
      </div>
    </div>
  );
}

const frame = css({ display: "grid", gap: "4", padding: { base: "3", desktop: "5" } });
const line = css({ width: "56", maxWidth: "full", height: "control" });
const grid = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(2, minmax(0, 1fr))" },
  gap: { base: "2", desktop: "3" },
});
const tile = css({ height: { base: "28", desktop: "16" }, borderRadius: "md!" });
