import { css, cx } from "#styled/css/index.js";
import { formatCents } from "#lib/text/format.ts";

interface MoneyProps {
  readonly cents: number;
  /** Puts `+` before winnings. */
  readonly sign?: boolean;
  readonly className?: string;
}

export function Money({ cents, sign = false, className }: MoneyProps) {
  return (
    <span translate="no" className={cx(figures, className)}>
      {formatCents(cents, { sign })}
    </span>
  );
}

/** The figure face with columns that line up: every number of the site wears it. */
export const figures = css({
  textStyle: "figures",
  whiteSpace: "nowrap",
});

/** The same for a text with numbers in it, which may wrap. */
export const wrappingFigures = css({ textStyle: "figures" });
