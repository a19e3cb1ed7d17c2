import type { Limit, ProtectionInfo } from "#contract/api/protection.ts";
import { css } from "#styled/css/index.js";
import { limitsByKind } from "./limit-state.ts";
import { useTranslation } from "react-i18next";
import type { LimitKind } from "#contract/protection/controls.ts";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { LimitRow } from "./limit-row.tsx";

export function SafetyLimits({ info: { limits, rules } }: { readonly info: ProtectionInfo }) {
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

interface LimitCardProps {
  readonly kind: LimitKind;
  readonly limits: readonly Limit[];
  readonly rules: ProtectionInfo["rules"];
}

/** All windows of one kind. */
function LimitCard({ kind, limits, rules }: LimitCardProps) {
  const { t } = useTranslation("safety");
  return (
    <TitledCard title={t(`limit.kind.${kind}`)} note={t(`limit.note.${kind}`)}>
      <ul role="list" className={list}>
        {limits.map((limit) => (
          <li key={limit.window}>
            <LimitRow limit={limit} rules={rules} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

const list = css({
  display: "grid",
  "& > li": { paddingBlock: "3", borderTop: "thin" },
  "& > li:first-child": { borderTop: "none", paddingTop: "0" },
  "& > li:last-child": { paddingBottom: "0" },
});
