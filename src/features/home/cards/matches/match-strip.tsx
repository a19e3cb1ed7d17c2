// A snapping row of cards: four in a wide column; on a phone one and a part of the next.
import type { ReactNode, Ref } from "react";
import { css } from "#styled/css/index.js";
import { MatchCardSkeleton } from "./featured-match-card.tsx";

interface MatchStripProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLUListElement>;
}

export function MatchStrip({ label, children, ref }: MatchStripProps) {
  return (
    <ul ref={ref} className={strip} aria-label={label}>
      {children}
    </ul>
  );
}

export function MatchStripSkeleton() {
  return (
    <div className={strip} aria-hidden="true">
      {Array.from({ length: 4 }, (_, at) => (
        <MatchCardSkeleton key={at} />
      ))}
    </div>
  );
}

const strip = css({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "88%",
  "--gap": { base: "1rem", _professional: "0.5rem" },
  gap: "var(--gap)",
  // Padding for the shadows of the cards, undone outside.
  marginInline: "-gutter",
  paddingInline: "gutter",
  marginBlock: "-3",
  paddingBlock: "3",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollPaddingInline: "gutter",
  scrollbarWidth: "none",
  "& > *": { scrollSnapAlign: "start" },
  "@container (min-width: 36rem)": {
    gridAutoColumns: "calc((100% - var(--gap)) / 2)",
    marginInline: "[calc(var(--gap) / -2)]",
    paddingInline: "[calc(var(--gap) / 2)]",
    scrollPaddingInline: "[calc(var(--gap) / 2)]",
  },
  "@container (min-width: 56rem)": { gridAutoColumns: "calc((100% - var(--gap) * 2) / 3)" },
  "@container (min-width: 70rem)": { gridAutoColumns: "calc((100% - var(--gap) * 3) / 4)" },
});
