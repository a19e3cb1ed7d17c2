import { css } from "#styled/css/index.js";
import { Skeleton } from "#ui/skeleton.tsx";

const ROWS = 6;

export function LettersSkeleton() {
  return (
    <div className={frame}>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={line}>
          <Skeleton className={css({ width: "2/5", height: "4" })} />
          <Skeleton className={css({ width: "4/5", height: "3" })} />
        </div>
      ))}
    </div>
  );
}

const frame = css({ paddingInline: { base: "4", desktop: "6" }, paddingBottom: "3" });
const line = css({ display: "grid", gap: "2", paddingBlock: "4", borderBottom: "thin" });
