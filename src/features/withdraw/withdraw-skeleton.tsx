import { css } from "#styled/css/index.js";
import { Card, Grid, Stack } from "#styled/jsx/index.js";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { WithdrawPlace } from "./withdraw-place.tsx";

/** Placeholder of the page. */
export function WithdrawSkeleton() {
  return (
    <Stack gap={{ base: "3", desktop: "4" }}>
      <Card>
        <Skeleton className={css({ width: "28" })} />
        <Skeleton radius="md" className={css({ height: "15" })} />
        <Skeleton className={css({ width: "56", height: "10" })} />
        <Skeleton className={css({ height: "16" })} />
      </Card>
      <Card>
        <Skeleton className={css({ width: "28" })} />
        <Grid columns="repeat(3, minmax(0, 1fr))" gap={{ base: "2", desktop: "3" }}>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} radius="lg" className={css({ height: "24" })} />
          ))}
        </Grid>
      </Card>
      <FormSkeleton />
    </Stack>
  );
}

/** Placeholder of the form of a method, whose amount stands in the head of the page. */
export function MethodSkeleton() {
  return (
    <>
      <WithdrawPlace place="head">
        <Stack gap="2">
          <Skeleton radius="md" className={css({ height: "15" })} />
          <Skeleton className={css({ width: "28" })} />
        </Stack>
      </WithdrawPlace>
      <FormSkeleton />
    </>
  );
}

/** Placeholder of the accounts. */
function FormSkeleton() {
  return (
    <Card>
      <Skeleton className={css({ width: "28" })} />
      <Skeleton radius="md" className={css({ height: "13" })} />
      <Skeleton radius="md" className={css({ height: "13" })} />
    </Card>
  );
}
