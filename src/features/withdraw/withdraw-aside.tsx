import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import { WithdrawHelp } from "./withdraw-help.tsx";

/** Beside the form where there is room, else below it. */
export function WithdrawAside({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={rail}>
      {children}
      <WithdrawHelp />
    </div>
  );
}

const rail = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { base: "3", desktop: "4" },
  gridColumn: { wide: "2" },
  // Beside everything else, whose rows it must not stretch.
  gridRow: { wide: "1 / span 9" },
  position: { wide: "sticky" },
  top: { wide: "below-header" },
  minWidth: "0",
});
