import type { ProtectionInfo } from "#contract/api/protection.ts";
import { css } from "#styled/css/index.js";
import { Marketing } from "./marketing.tsx";
import { Markets } from "./markets.tsx";
import { RealityChoice } from "./reality-choice.tsx";

export function Choices({ info }: { readonly info: ProtectionInfo }) {
  return (
    <div className={css({ display: "grid", gap: { base: "3", desktop: "4" }, minWidth: "0" })}>
      <RealityChoice info={info} />
      <Markets optOuts={info.optOuts} />
      <Marketing marketing={info.marketing} />
    </div>
  );
}
