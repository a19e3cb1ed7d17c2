// What each level gives: the member's own beside any other.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { rebateRates, type VipProgress, vipProgress } from "#contract/api/vip.ts";
import { css } from "#styled/css/index.js";
import { pageAddress } from "#brand/brand.ts";
import { unbrokenCents } from "#lib/format.ts";
import { useCall } from "#lib/use-call.ts";
import { TitledCard } from "#ui/titled-card.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useLevelName } from "../level-name.ts";
import { levelOf } from "../level-progress.ts";
import { type LevelTable, rebatesOr } from "../level-terms.ts";
import { CompareTable } from "./compare-table.tsx";
import { LevelPicker } from "./level-picker.tsx";

interface ComparePanelProps {
  readonly table: LevelTable;
  readonly own: VipProgress;
}

export function ComparePanel({ table, own }: ComparePanelProps) {
  const { t } = useTranslation("vip");
  const { levels } = table;
  const [picked, setPicked] = useState<number | null>(null);
  const other = picked ?? own.target ?? own.level;
  const detail = pageAddress("vip-detail");
  const rebates = useCall(rebateRates, {});
  const mine = levelOf(levels, own.level);
  const shown = levelOf(levels, other) ?? mine;
  return (
    <TitledCard content="toEdges" title={t("compare.title")}>
      <div className={frame}>
        <LevelPicker levels={levels} own={own.level} value={other} onChange={setPicked} />
        {other > own.level && <Way table={table} level={other} />}
        {shown !== null && (
          <CompareTable table={table} own={mine} other={shown} rebates={rebatesOr(rebates)} />
        )}
        {detail !== null && (
          <TextLink look="more" to={detail}>
            {t("all")}
          </TextLink>
        )}
      </div>
    </TitledCard>
  );
}

/** What is missing to a higher level; nothing until the server has said it. */
function Way({ table, level }: { readonly table: LevelTable; readonly level: number }) {
  const { t } = useTranslation("vip");
  const nameOf = useLevelName(table.levels);
  const { data } = useCall(vipProgress, { grade: level });
  if (data === undefined || data.target !== level) return <p className={way}>{"\u00A0"}</p>;
  const { missingDepositCents, missingTurnoverCents } = data;
  const name = nameOf(level);
  return (
    <p aria-live="polite" className={way}>
      {missingDepositCents === 0 && missingTurnoverCents === 0
        ? t("compare.reachedPath", { name })
        : t("compare.path", {
            name,
            deposit: unbrokenCents(missingDepositCents),
            turnover: unbrokenCents(missingTurnoverCents),
          })}
    </p>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: "4",
  paddingInline: { base: "4", desktop: "6" },
  paddingBottom: "4",
});
const way = css({ color: "text", fontSize: "sm" });
