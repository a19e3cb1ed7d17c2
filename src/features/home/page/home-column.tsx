import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";

/** The blocks of the home page in a column. */
export function HomeColumn({ children }: { readonly children: ReactNode }) {
  return <div className={column}>{children}</div>;
}

const column = css({ display: "flex", flexDirection: "column", gap: "section-gap" });
