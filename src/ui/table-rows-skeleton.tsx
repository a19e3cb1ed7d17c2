import { css } from "#styled/css/index.js";
import { Skeleton } from "./skeleton.tsx";

/** Skeleton rows of a table, in the height of its rows. */
export function TableRowsSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div aria-hidden="true" className={list}>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={row}>
          <Skeleton className={css({ width: "20" })} />
          <Skeleton className={css({ flex: "1" })} />
          <Skeleton className={css({ width: "3/10", height: "odds" })} />
        </div>
      ))}
    </div>
  );
}

const list = css({ paddingTop: "head-row" });
const row = css({
  display: "flex",
  alignItems: "center",
  gap: "4",
  height: "11-25",
  paddingInline: "4",
  borderTop: "thin",
});
