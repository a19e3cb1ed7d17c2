import { css } from "#styled/css/index.js";
import { Skeleton } from "#ui/states/skeleton.tsx";

const FIELDS = [0, 1, 2, 3];

export function PayeeFormSkeleton() {
  return (
    <div className={css({ display: "grid", gap: "5" })}>
      {FIELDS.map((field) => (
        <div key={field} className={css({ display: "grid", gap: "2" })}>
          <Skeleton className={css({ width: "20" })} />
          <Skeleton radius="md" className={css({ height: "control-lg" })} />
        </div>
      ))}
    </div>
  );
}
