import { css, cx } from "#styled/css/index.js";
import { ownDuty } from "#brand/brand.ts";
import { DutyPart } from "#domain/safety/duty-part.tsx";
import { useWrap } from "./wrap.ts";

/** The country's help line, where the brand's licence wants it on every page; its room is there from the start. */
export function HelpBar() {
  const wrap = useWrap();
  if (ownDuty("helpLine") !== true) return null;
  return (
    <div className={bar}>
      <div className={cx(wrap, line)}>
        <DutyPart name="duty-help" />
      </div>
    </div>
  );
}

const bar = css({ background: "surface-sunken", borderBottom: "thin", color: "text" });
const line = css({ height: { base: "10", desktop: "9" } });
