import { css } from "#styled/css/index.js";
import { Skeleton } from "#ui/skeleton.tsx";

const WIDTHS = ["94%", "88%", "97%", "62%"];

interface HelpSkeletonProps {
  /** Shown while the text loads. */
  readonly title: string;
}

export function HelpSkeleton({ title }: HelpSkeletonProps) {
  return (
    <div aria-busy="true" className={frame}>
      <h1 className={heading}>{title}</h1>
      {[0, 1, 2].map((section) => (
        <div key={section} className={css({ display: "grid", gap: "3", marginTop: "6" })}>
          <Skeleton className={css({ width: "3/10", height: "5" })} />
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

const frame = css({ padding: { base: "5", desktop: "10" }, minHeight: "160" });

const heading = css({
  color: "text-strong",
  textStyle: "display",
  fontSize: { base: "2xl", desktop: "3xl" },
});
