import { css } from "#styled/css/index.js";
import { Skeleton } from "../../ui/skeleton.tsx";

const WIDTHS = ["92%", "97%", "88%", "95%", "60%"];

/** A title and three sections of text on their way. */
export function LegalSkeleton() {
  return (
    <div aria-busy="true" className={frame}>
      <Skeleton className={css({ width: "[40%]", height: "[2rem]" })} />
      {[0, 1, 2].map((section) => (
        <div key={section} className={css({ display: "grid", gap: "3", marginTop: "5" })}>
          <Skeleton className={css({ width: "[24%]", height: "[1.25rem]" })} />
          {WIDTHS.map((width) => (
            <div key={width} style={{ width }}>
              <Skeleton />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const frame = css({ padding: { base: "5", desktop: "10" }, minHeight: "[36rem]" });
