import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import { listTime } from "#lib/time/list-times.ts";
import { figures } from "#ui/money/money.tsx";

interface LineHeadProps {
  readonly at: number;
  /** The sport and the league, where no heading has them. */
  readonly children?: ReactNode;
}

/** When and where a match was played. */
export function LineHead({ at, children }: LineHeadProps) {
  return (
    <p className={head}>
      <time className={figures}>{listTime(at)}</time>
      {children !== undefined && <span>{children}</span>}
    </p>
  );
}

const head = css({
  display: "flex",
  flexDirection: { base: "row", wide: "column" },
  columnGap: "3",
  color: "text-muted",
  fontSize: "xs",
});
