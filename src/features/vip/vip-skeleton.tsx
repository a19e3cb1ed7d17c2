import { css, cx } from "#styled/css/index.js";
import { Card, Grid, Row, Stack } from "#styled/jsx/index.js";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { levelBand, levelBandPanel } from "./level-band.ts";

const PANELS = ["keep", "week", "gift"];
const ROWS = [0, 1, 2, 3, 4, 5];
const BARS = [0, 1];

/** Placeholder of the hero, the panels and the comparison. */
export function VipSkeleton() {
  return (
    <>
      <HeroSkeleton />
      <Grid
        aria-hidden="true"
        columns={{ base: "minmax(0, 1fr)", wide: "repeat(3, minmax(0, 1fr))" }}
        gap={{ base: "3", desktop: "4" }}
      >
        {PANELS.map((panel) => (
          <Card key={panel} gap="3" padding={{ base: "4", desktop: "5" }}>
            <Row align="center" gap="3">
              <Skeleton radius="pill" className={css({ width: "8", height: "8" })} />
              <Skeleton className={css({ width: "28", height: "5" })} />
            </Row>
            <Skeleton className={css({ width: "4/5" })} />
            <Skeleton radius="pill" className={css({ height: "2", minHeight: "2" })} />
            <Skeleton className={css({ width: "3/5" })} />
          </Card>
        ))}
      </Grid>
      <Card aria-hidden="true" gap="0" padding={{ base: "4", desktop: "5" }}>
        <Skeleton className={css({ width: "28", height: "5", marginBottom: "3" })} />
        {ROWS.map((row) => (
          <Row key={row} align="center" gap="4" height="row" borderTop="thin">
            <Skeleton className={css({ width: "2/5" })} />
            <Skeleton className={css({ width: "1/5", marginLeft: "auto" })} />
            <Skeleton className={css({ width: "1/5" })} />
          </Row>
        ))}
      </Card>
    </>
  );
}

/** The band with the emblem, the level and the way to the next one. */
function HeroSkeleton() {
  return (
    <div data-ground="art" aria-hidden="true" className={cx(levelBand, plain)}>
      <Row align="center" gap={{ base: "4", desktop: "8" }} minWidth="0">
        <Skeleton tinted radius="pill" className={emblem} />
        <Stack gap="3" flex="1" minWidth="0">
          <Skeleton tinted className={css({ width: "20" })} />
          <Skeleton tinted className={css({ width: "36", height: "8" })} />
          <Skeleton tinted className={css({ width: "28" })} />
        </Stack>
      </Row>
      <div className={levelBandPanel}>
        <Skeleton tinted className={css({ width: "2/5", height: "6" })} />
        {BARS.map((bar) => (
          <Stack key={bar} gap="2">
            <Skeleton tinted className={css({ width: "3/5" })} />
            <Skeleton tinted radius="pill" className={css({ height: "2", minHeight: "2" })} />
          </Stack>
        ))}
      </div>
    </div>
  );
}

const plain = css({ minHeight: { base: "112", desktop: { base: "72", _professional: "52" } } });
const emblem = css({
  flex: "none",
  width: { base: "20", desktop: "32" },
  height: { base: "20", desktop: "32" },
});
