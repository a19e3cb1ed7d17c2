import { css, cx } from "#styled/css/index.js";
import { figures } from "./money.tsx";
import { srOnly } from "../text/sr-only.ts";

const MOST = 99;

/** More than two digits have no room. */
export function unreadFigure(count: number): string {
  return count > MOST ? `${MOST}+` : String(count);
}

interface UnreadMarkProps {
  readonly count: number;
  /** For screen readers, in place of the number. */
  readonly spoken: string;
}

/** How many messages wait, beside what leads to them; nothing when there is none. */
export function UnreadMark({ count, spoken }: UnreadMarkProps) {
  if (count === 0) return null;
  return (
    <span className={cx(figures, unreadStyle, inLine)}>
      <span aria-hidden="true">{unreadFigure(count)}</span>
      <span className={srOnly}>{spoken}</span>
    </span>
  );
}

export const unreadStyle = css({
  minWidth: "4-5",
  paddingInline: "1",
  borderRadius: "pill",
  background: "live",
  color: "live-on",
  fontSize: "2xs",
  fontWeight: "bold",
  lineHeight: "4-5",
  textAlign: "center",
});
const inLine = css({ position: "relative" });
