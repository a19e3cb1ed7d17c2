import type { ProtectionInfo } from "#contract/api/protection.ts";
import { css } from "#styled/css/index.js";
import { DutyPart } from "#domain/safety/duty-part.tsx";
import { Marketing } from "./marketing.tsx";
import { Markets } from "./markets.tsx";
import { RealityChoice } from "./reality-choice.tsx";

export function Choices({ info }: { readonly info: ProtectionInfo }) {
  return (
    <div className={css({ display: "grid", gap: { base: "3", desktop: "4" }, minWidth: "0" })}>
      <RealityChoice info={info} />
      <DutyPart name="duty-review" />
      <Markets optOuts={info.optOuts} />
      <Marketing marketing={info.marketing} />
    </div>
  );
}
