import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";
import { Grid, Row, Stack } from "#styled/jsx/index.js";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Skeleton } from "#ui/states/skeleton.tsx";

const ROWS = [0, 1, 2, 3];

/** The head of the profile and two panels of rows on their way. */
export function UserinfoSkeleton() {
  return (
    <Stack gap="4">
      <Row
        align="center"
        gap="5"
        padding={{ base: "4", desktop: "6" }}
        minHeight="40"
        className={cardStyle}
      >
        <Skeleton radius="pill" className={picture} />
        <Stack gap="3" flex="1">
          <Skeleton className={css({ width: "36", height: "6" })} />
          <Skeleton className={css({ width: "3/5" })} />
          <Skeleton className={css({ width: "1/2" })} />
        </Stack>
      </Row>
      <AccountColumns>
        <RowsSkeleton />
        <RowsSkeleton />
      </AccountColumns>
    </Stack>
  );
}

/** Two columns where a row would be too long to read from its name to its action. */
export function AccountColumns({ children }: { readonly children: ReactNode }) {
  return (
    <Grid
      columns="repeat(auto-fit, minmax(min(100%, 40rem), 1fr))"
      align="start"
      gap={{ base: "3", desktop: "4" }}
    >
      {children}
    </Grid>
  );
}

/** A panel of rows on its way. */
export function RowsSkeleton() {
  return (
    <div className={cx(cardStyle, css({ display: "grid", gap: "5", padding: "6" }))}>
      <Skeleton className={css({ width: "28", height: "5" })} />
      {ROWS.map((row) => (
        <Row key={row} align="center" gap="4">
          <Skeleton className={css({ width: "9", height: "9" })} />
          <Skeleton className={css({ width: "20" })} />
          <Skeleton className={css({ flex: "1", maxWidth: "64" })} />
        </Row>
      ))}
    </div>
  );
}

const picture = css({ width: "22", height: "22" });
