import { Box } from "#styled/jsx/index.js";
import { css, cx } from "#styled/css/index.js";
import { ownDuty } from "#brand/brand.ts";
import { DutyPart } from "#domain/safety/duty-part.tsx";
import { useWrap } from "./wrap.ts";

interface HelpBarProps {
  /** Windows of a desktop have the line in the strip above the header, so that it takes no room from the page. */
  readonly untilWide?: boolean;
}

/** The country's help line, where the brand's licence wants it on every page; its room is there from the start. */
export function HelpBar({ untilWide = false }: HelpBarProps) {
  const wrap = useWrap();
  if (ownDuty("helpLine") !== true) return null;
  return (
    <div className={cx(bar, untilWide && narrow)}>
      <Box height={{ base: "10", desktop: "9" }} className={wrap}>
        <DutyPart name="duty-help" />
      </Box>
    </div>
  );
}

/** The same line within the strip, in its colour. */
export function HelpInStrip() {
  return (
    ownDuty("helpLine") === true && (
      <div className={inStrip}>
        <DutyPart name="duty-help" />
      </div>
    )
  );
}

const bar = css({ background: "surface-sunken", borderBottom: "thin", color: "text" });
const narrow = css({ display: { wide: "none" } });
const inStrip = css({
  display: { base: "none", wide: "block" },
  flex: "none",
  height: "full",
  "& a": { color: "inherit" },
  // The question before the number has no room here.
  "& section > span": { display: "none" },
});
