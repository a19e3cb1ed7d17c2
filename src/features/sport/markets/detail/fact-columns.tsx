// The frame of the views of a match that hold facts: two columns, side by side where there is room.
import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { Skeleton } from "#ui/states/skeleton.tsx";

export function FactColumns({ children }: { readonly children: ReactNode }) {
  return <div className={grid}>{children}</div>;
}

export function FactColumn({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="5" minWidth="0">
      {children}
    </Stack>
  );
}

export function FactsWaiting() {
  return (
    <FactColumns>
      <Skeleton className={waiting} />
      <Skeleton className={waiting} />
    </FactColumns>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "repeat(2, minmax(0, 1fr))" },
  alignItems: "start",
  gap: "5",
});
const waiting = css({ height: "72", borderRadius: "md" });
