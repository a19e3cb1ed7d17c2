import { css } from "#styled/css/index.js";
import { Card } from "#styled/jsx/index.js";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { columns } from "./deposit-columns.ts";

/** The form and the summary on their way. */
export function DepositSkeleton() {
  return (
    <div className={columns}>
      <Card>
        <Skeleton className={line} />
        <div className={cards}>
          {[0, 1, 2, 3, 4, 5].map((card) => (
            <Skeleton key={card} radius="lg" className={method} />
          ))}
        </div>
        <Skeleton className={line} />
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} radius="md" className={channel} />
        ))}
        <Skeleton className={line} />
        <Skeleton radius="md" className={amount} />
      </Card>
      <Card>
        <Skeleton className={line} />
        <Skeleton radius="md" className={summary} />
      </Card>
    </div>
  );
}

const line = css({ width: "32", height: "6" });
const cards = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(2, minmax(0, 1fr))",
    desktop: "repeat(auto-fill, minmax(8.5rem, 1fr))",
  },
  gap: { base: "2", desktop: "3" },
});
const method = css({ height: { base: "16", desktop: { base: "28", _professional: "14" } } });
const channel = css({ height: "13" });
const amount = css({ height: "15" });
const summary = css({ height: "60" });
