// What each level gives: the member's own beside any other.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { rebateRates, type VipProgress, vipProgress } from "#contract/api/vip.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { pageAddress } from "#brand/brand.ts";
import { unbrokenCents } from "#lib/text/format.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { FailedLine } from "#ui/states/failed-line.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { useLevelName } from "../levels/level-name.ts";
import { levelOf } from "../levels/level-progress.ts";
import { type LevelTable, rebatesOr } from "../levels/level-terms.ts";
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
        {rebates.state === "error" && rebates.data === undefined && (
          <FailedLine error={rebates.error} onRetry={rebates.retry} />
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
  if (data === undefined || data.target !== level)
    return (
      <Text color="text" size="sm">
        {"\u00A0"}
      </Text>
    );
  const { missingDepositCents, missingTurnoverCents } = data;
  const name = nameOf(level);
  return (
    <Text aria-live="polite" color="text" size="sm">
      {missingDepositCents === 0 && missingTurnoverCents === 0
        ? t("compare.reachedPath", { name })
        : t("compare.path", {
            name,
            deposit: unbrokenCents(missingDepositCents),
            turnover: unbrokenCents(missingTurnoverCents),
          })}
    </Text>
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
