// Every page of the member area: the member's menu left or right of it, or above it as tabs or in a band, as the
// brand has it; as chips on a phone.
import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";
import { Grid, Row } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { motif } from "#ui/pictures/motif.ts";
import { MemberLine } from "./member-line.tsx";
import { MemberTabs } from "./member-tabs.tsx";
import { MemberMenu } from "./member-menu.tsx";

interface MemberFrameProps {
  /** The page's one first heading. */
  readonly title: string;
  /** At the end of the heading's line. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

export function MemberFrame({ title, end, children }: MemberFrameProps) {
  const { member } = brand().layout;
  return (
    <>
      {member === "band" && <MemberBand />}
      <div className={cx(frame, member === "rail" && left, member === "rail-right" && right)}>
        <MemberMenu on={member.startsWith("rail") ? "everywhere" : "phone"} />
        {member === "tabs" && <MemberTabs look="page" />}
        <Grid columns="minmax(0, 1fr)" gap={{ base: "3", desktop: "4" }} minWidth="0">
          <Row
            align="center"
            justify="space-between"
            gap="4"
            className={end === undefined ? undefined : room}
          >
            <h1 className={heading}>{title}</h1>
            {end}
          </Row>
          {children}
        </Grid>
      </div>
    </>
  );
}

/** Member and menu on the brand's dark ground, over the whole width. */
function MemberBand() {
  return (
    <div data-ground="art" className={cx(motif, band)}>
      <Row align="center" wrap="wrap" columnGap="8" className={column}>
        <MemberLine />
        <MemberTabs look="band" />
      </Row>
    </div>
  );
}

const column = css({ width: "column", marginInline: "auto" });
const band = css({
  display: { base: "none", desktop: "block" },
  paddingBlock: "2",
  background: "art-ground",
  color: "on-art",
});

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: { base: "3", desktop: "5" },
  width: "column",
  marginInline: "auto",
  paddingTop: { base: "3", desktop: "6" },
  paddingBottom: { base: "8", desktop: "12" },
});
const left = css({
  gridTemplateColumns: { desktop: "12rem minmax(0, 1fr)", wide: "14rem minmax(0, 1fr)" },
});
const right = css({
  gridTemplateColumns: { desktop: "minmax(0, 1fr) 12rem", wide: "minmax(0, 1fr) 14rem" },
  "& > nav": { order: { desktop: "1" } },
});

/** Room for a small button, which may come late. */
const room = css({ minHeight: "control-sm" });

const heading = css({
  color: "text-strong",
  textStyle: "display",
  fontSize: { base: "xl", desktop: "2xl" },
  paddingInline: { base: "1", desktop: "0" },
});
