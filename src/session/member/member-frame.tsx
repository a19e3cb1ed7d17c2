// Every page of the member area: the member's menu beside it, as chips above it on a phone.
import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";
import { MemberMenu } from "./member-menu.tsx";

interface MemberFrameProps {
  /** The page's one first heading. */
  readonly title: string;
  /** At the end of the heading's line. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

export function MemberFrame({ title, end, children }: MemberFrameProps) {
  return (
    <div className={frame}>
      <MemberMenu />
      <div className={column}>
        <div className={cx(head, end !== undefined && room)}>
          <h1 className={heading}>{title}</h1>
          {end}
        </div>
        {children}
      </div>
    </div>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "12rem minmax(0, 1fr)",
    wide: "14rem minmax(0, 1fr)",
  },
  alignItems: "start",
  gap: { base: "3", desktop: "5" },
  width: "column",
  marginInline: "auto",
  paddingTop: { base: "3", desktop: "6" },
  paddingBottom: { base: "8", desktop: "12" },
});

const column = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { base: "3", desktop: "4" },
  minWidth: "0",
});

const head = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4",
});
/** Room for a small button, which may come late. */
const room = css({ minHeight: "control-sm" });

const heading = css({
  color: "text-strong",
  textStyle: "display",
  fontSize: { base: "xl", desktop: "2xl" },
  paddingInline: { base: "1", desktop: "0" },
});
