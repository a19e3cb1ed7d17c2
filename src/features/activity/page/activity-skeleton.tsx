import { css } from "#styled/css/index.js";
import { Skeleton } from "#ui/skeleton.tsx";
import { activityColumns } from "./activity-columns.ts";

export function ActivitySkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className={band} />
      <div className={activityColumns}>
        <Skeleton className={side} />
        <Skeleton className={main} />
      </div>
    </div>
  );
}

const band = css({ height: { base: "100", desktop: { base: "88", _professional: "68" } } });
const side = css({ height: "74", borderRadius: "lg", order: { desktop: "2" } });
const main = css({ height: "152", borderRadius: "lg" });
