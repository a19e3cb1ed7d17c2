import { css } from "#styled/css/index.js";
import { Box, Row } from "#styled/jsx/index.js";
import { Skeleton } from "../states/skeleton.tsx";

/** Skeleton rows of a table, in the height of its rows. */
export function TableRowsSkeleton({ rows }: { readonly rows: number }) {
  return (
    <Box aria-hidden="true" paddingTop="head-row">
      {Array.from({ length: rows }, (_, at) => (
        <Row key={at} align="center" gap="4" height="11-25" paddingInline="4" borderTop="thin">
          <Skeleton className={css({ width: "20" })} />
          <Skeleton className={css({ flex: "1" })} />
          <Skeleton className={css({ width: "3/10", height: "odds" })} />
        </Row>
      ))}
    </Box>
  );
}
