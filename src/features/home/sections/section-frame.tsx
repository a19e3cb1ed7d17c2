// A home section: head and body. The body adapts to the section's width, not the window's: the same section
// may be in a wide column, beside another, or next to a side rail.
import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import { SectionHead } from "#ui/layout/section-head.tsx";

interface SectionFrameProps {
  readonly title: string;
  readonly note?: string;
  /** Filters and links at the end of the head. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

export function SectionFrame({ title, note, tools, children }: SectionFrameProps) {
  return (
    <section className={frame} aria-label={title}>
      <SectionHead title={title} {...(note ? { note } : {})}>
        {tools}
      </SectionHead>
      {children}
    </section>
  );
}

/** A section without a visible head: bands and cards. */
export function SectionBand({ title, children }: Pick<SectionFrameProps, "title" | "children">) {
  return (
    <section className={frame} aria-label={title}>
      {children}
    </section>
  );
}

const frame = css({ containerType: "inline-size", minWidth: "0", width: "full" });
