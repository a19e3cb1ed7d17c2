import type { ProtectionInfo } from "#contract/api/protection.ts";
import { css } from "#styled/css/index.js";
import { Closing } from "./closing.tsx";
import { Exclusion } from "./exclusion.tsx";
import { TimeOut } from "./time-out.tsx";

export function Breaks({ rules }: Pick<ProtectionInfo, "rules">) {
  return (
    <div className={css({ display: "grid", gap: { base: "3", desktop: "4" }, minWidth: "0" })}>
      <TimeOut rules={rules} />
      <Exclusion rules={rules} />
      <Closing />
    </div>
  );
}
