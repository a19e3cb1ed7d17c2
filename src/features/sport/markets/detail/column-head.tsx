import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";

/** What the prices below it are of. */
export function ColumnHead({ children }: { readonly children: ReactNode }) {
  return <span className={head}>{children}</span>;
}

const head = css({
  color: "text-muted",
  fontSize: "2xs",
  lineHeight: { desktop: "1-15" },
  textAlign: "center",
  truncate: true,
});
