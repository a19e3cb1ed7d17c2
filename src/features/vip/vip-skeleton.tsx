import { css } from "#styled/css/index.js";
import { Card, Grid } from "#styled/jsx/index.js";
import { Skeleton } from "#ui/states/skeleton.tsx";

const PANELS = ["keep", "week", "gift"];
const ROWS = [0, 1, 2, 3, 4, 5];

/** Placeholder of the hero, the panels and the comparison. */
export function VipSkeleton() {
  return (
    <>
      <Skeleton radius="lg" className={hero} />
      <Grid
        columns={{ base: "minmax(0, 1fr)", wide: "repeat(3, minmax(0, 1fr))" }}
        gap={{ base: "3", desktop: "4" }}
      >
        {PANELS.map((panel) => (
          <Card key={panel} gap="3" padding={{ base: "4", desktop: "5" }}>
            <Skeleton className={css({ width: "28", height: "8" })} />
            <Skeleton radius="md" className={css({ height: "16" })} />
            <Skeleton className={css({ width: "3/5" })} />
          </Card>
        ))}
      </Grid>
      <Card gap="3" padding={{ base: "4", desktop: "5" }}>
        <Skeleton radius="md" className={css({ height: "24" })} />
        {ROWS.map((row) => (
          <Skeleton key={row} className={css({ height: "8" })} />
        ))}
      </Card>
    </>
  );
}

const hero = css({ height: { base: "112", desktop: { base: "72", _professional: "52" } } });
