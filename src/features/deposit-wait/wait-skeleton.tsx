import { css, cx } from "#styled/css/index.js";
import { Card, Stack, WithRail } from "#styled/jsx/index.js";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { waitHead, waitSide } from "./wait-columns.ts";

const LINES = [0, 1, 2, 3];

export function WaitSkeleton() {
  return (
    <WithRail rail={{ wide: "19rem" }}>
      <Card gap={{ base: "5", desktop: "6" }}>
        <div className={waitHead}>
          <Stack gap="3">
            <Skeleton className={css({ width: "20", height: "4" })} />
            <Skeleton className={css({ width: "60", maxWidth: "full", height: "12" })} />
            <Skeleton className={css({ width: "full", height: "10" })} />
          </Stack>
          <Skeleton radius="pill" className={ring} />
        </div>
        {LINES.map((line) => (
          <Skeleton key={line} className={css({ height: "13" })} />
        ))}
      </Card>
      <div className={waitSide}>
        <div className={cx(cardStyle, css({ display: "grid", gap: "4", padding: "5" }))}>
          {LINES.map((line) => (
            <Skeleton key={line} className={css({ height: "8" })} />
          ))}
        </div>
      </div>
    </WithRail>
  );
}

// On a phone the clock stands below the order.
const ring = css({ display: { base: "none", desktop: "block" }, width: "40", height: "40" });
