import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";

interface FactPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of what is known about a match. */
export function FactPart({ title, children }: FactPartProps) {
  return (
    <section aria-label={title} className={part}>
      <h3 className={heading}>{title}</h3>
      {children}
    </section>
  );
}

const part = css({ display: "grid", gap: "3", minWidth: "0" });
const heading = css({ color: "text-strong", fontSize: "sm", fontWeight: "bold" });
