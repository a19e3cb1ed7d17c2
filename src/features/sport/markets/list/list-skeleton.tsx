// Placeholder for rows that are loading.
import { css, cx } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { cornerlessCard } from "#ui/layout/card-style.ts";

const LEAGUES = 3;
const MATCHES = 5;
const COLUMNS = 6;
const LINES = 2;

export function ListSkeleton() {
  return (
    <div aria-hidden="true" className={frame}>
      {Array.from({ length: LEAGUES }, (_, league) => (
        <div key={league}>
          <div className={head}>
            <Skeleton className={css({ width: "32" })} />
          </div>
          {Array.from({ length: MATCHES }, (__, match) => (
            <div key={match} className={cx(cornerlessCard, row)}>
              <Stack alignContent="start" gap="2" gridColumn={{ base: "1 / -1", desktop: "auto" }}>
                <Skeleton className={css({ width: "2/5" })} />
                <Skeleton className={css({ width: "4/5", height: "4" })} />
              </Stack>
              {Array.from({ length: COLUMNS }, (___, column) => (
                <div key={column} className={cell}>
                  {Array.from({ length: LINES }, (____, line) => (
                    <Skeleton key={line} className={price} />
                  ))}
                </div>
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const frame = css({
  background: { desktop: "surface" },
  borderRadius: { desktop: "lg" },
  overflow: "hidden",
});
const head = css({
  display: "flex",
  alignItems: "center",
  height: { base: "9", desktop: "8" },
  paddingInline: { base: "4", desktop: "cell-pad" },
  background: { desktop: "surface-hover" },
});
const row = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(3, minmax(0, 1fr))",
    desktop: "minmax(9.5rem, 1.6fr) repeat(3, minmax(0, 1fr))",
    wide: "minmax(10.5rem, 1.7fr) repeat(6, minmax(0, 1fr))",
  },
  gap: "2",
  margin: { base: "2", desktop: "0" },
  padding: { base: "3", desktop: "1" },
  borderRadius: { base: "lg", desktop: "0" },
});
const cell = css({
  display: "grid",
  gap: "1",
  "&:nth-child(n+5)": { display: { base: "none", wide: "grid" } },
});
const price = css({ height: { base: "10", desktop: { base: "7-5", _professional: "target" } } });
