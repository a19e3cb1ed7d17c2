import { css } from "#styled/css/index.js";
import { Box, Heading, Stack, Text } from "#styled/jsx/index.js";
import { cardStyle } from "#ui/layout/card-style.ts";
import { ErrorState } from "#ui/states/error-state.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";

interface HelpWaitingProps {
  /** Shown while the text loads. */
  readonly title: string;
  /** Why the text failed to load; null while it loads. */
  readonly error: string | null;
  readonly onRetry: () => void;
}

/** Shown while a text loads or when it failed to. */
export function HelpWaiting({ title, error, onRetry }: HelpWaitingProps) {
  return (
    <Box gridColumn={{ wide: "2 / -1" }} minWidth="0" className={cardStyle}>
      {error === null ? (
        <HelpSkeleton title={title} />
      ) : (
        <>
          <Text as="h1" paddingTop="8" textAlign="center" weight="bold">
            {title}
          </Text>
          <ErrorState title={error} onRetry={onRetry} />
        </>
      )}
    </Box>
  );
}

const WIDTHS = ["94%", "88%", "97%", "62%"];

interface HelpSkeletonProps {
  /** Shown while the text loads. */
  readonly title: string;
}

function HelpSkeleton({ title }: HelpSkeletonProps) {
  return (
    <Box aria-busy="true" padding={{ base: "5", desktop: "10" }} minHeight="160">
      <Heading as="h1" textStyle="display" size={{ base: "2xl", desktop: "3xl" }}>
        {title}
      </Heading>
      {[0, 1, 2].map((section) => (
        <Stack key={section} gap="3" marginTop="6">
          <Skeleton className={css({ width: "3/10", height: "5" })} />
          {WIDTHS.map((width) => (
            <div key={width} style={{ width }}>
              <Skeleton />
            </div>
          ))}
        </Stack>
      ))}
    </Box>
  );
}
