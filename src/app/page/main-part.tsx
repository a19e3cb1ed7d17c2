import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";
import { MAIN_ID } from "./main-id.ts";

interface MainPartProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The one main landmark; takes the focus when the page changes. */
export function MainPart({ className, children }: MainPartProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={cx(main, className)}>
      {children}
    </main>
  );
}

const main = css({
  display: "block",
  minWidth: "0",
  minHeight: "[calc(100dvh - 12rem)]",
  outline: "none",
});
