import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Skeleton } from "#ui/states/skeleton.tsx";

export function PayeeListSkeleton() {
  return (
    <div className={payeeGrid}>
      {[0, 1].map((index) => (
        <div key={index} className={cx(cardStyle, css({ overflow: "hidden" }))}>
          <Skeleton radius="none" className={css({ height: "32" })} />
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
