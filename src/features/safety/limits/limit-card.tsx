import { useTranslation } from "react-i18next";
import type { Limit, ProtectionInfo } from "#contract/api/protection.ts";
import type { LimitKind } from "#contract/protection/controls.ts";
import { css } from "#styled/css/index.js";
import { TitledCard } from "#ui/titled-card.tsx";
import { LimitRow } from "./limit-row.tsx";

interface LimitCardProps {
  readonly kind: LimitKind;
  readonly limits: readonly Limit[];
  readonly rules: ProtectionInfo["rules"];
}

/** All windows of one kind. */
export function LimitCard({ kind, limits, rules }: LimitCardProps) {
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
