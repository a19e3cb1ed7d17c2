import { css } from "#styled/css/index.js";
import { Box, Stack } from "#styled/jsx/index.js";
import { Skeleton } from "#ui/states/skeleton.tsx";

const ROWS = 6;

export function LettersSkeleton() {
  return (
    <Box paddingInline={{ base: "4", desktop: "6" }} paddingBottom="3">
      {Array.from({ length: ROWS }, (_, row) => (
        <Stack key={row} gap="2" paddingBlock="4" borderBottom="thin">
          <Skeleton className={css({ width: "2/5", height: "4" })} />
          <Skeleton className={css({ width: "4/5", height: "3" })} />
        </Stack>
      ))}
    </Box>
  );
}
