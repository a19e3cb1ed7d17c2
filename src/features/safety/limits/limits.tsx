import type { ProtectionInfo } from "#contract/api/protection.ts";
import { css } from "#styled/css/index.js";
import { LimitCard } from "./limit-card.tsx";
import { limitsByKind } from "./limit-state.ts";

export function Limits({ info: { limits, rules } }: { readonly info: ProtectionInfo }) {
  return (
    <div className={grid}>
      {limitsByKind(limits).map((group) => (
        <LimitCard key={group.kind} {...group} rules={rules} />
      ))}
    </div>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "repeat(2, minmax(0, 1fr))" },
  alignItems: "start",
  gap: { base: "3", desktop: "4" },
});
