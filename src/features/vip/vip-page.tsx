// The member's level: progress, what keeps it, and what each level gives (spec: betting-and-money §2).
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { vipLevels, vipProgress } from "#contract/api/vip.ts";
import { css } from "#styled/css/index.js";
import { useCall } from "#lib/use-call.ts";
import { useReloadAt } from "#lib/use-reload-at.ts";
import { loadMember } from "#session/account/member.ts";
import { useSession } from "#session/account/session-store.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { allOf } from "./all-of.ts";
import { ComparePanel } from "./compare/compare-panel.tsx";
import { GiftPanel } from "./gift-panel.tsx";
import { KeepPanel } from "./keep-panel.tsx";
import { LevelHero } from "./level-hero.tsx";
import { LevelsFrame, LevelsView } from "./levels-frame.tsx";
import { RulesPanel } from "./rules-panel.tsx";
import { VipSkeleton } from "./vip-skeleton.tsx";
import { WeekPanel } from "./week-panel.tsx";

/** Loads the texts of the frame as well. */
export async function prepare(): Promise<void> {
  await loadNamespace("account");
}

export function Page() {
  const { t } = useTranslation(["vip", "titles"]);
  return (
    <LevelsFrame title={t("titles:vip")} other={{ page: "vip-detail", label: t("all") }}>
      <Levels />
    </LevelsFrame>
  );
}

function Levels() {
  const { t } = useTranslation("vip");
  const levels = useCall(vipLevels, {});
  const progress = useCall(vipProgress, {});
  useReloadAt(progress.data?.nextCountAt ?? null, progress.retry);
  useSameLevel(progress.data?.level);
  return (
    <LevelsView
      result={allOf(levels, progress)}
      levelsOf={([table]) => table}
      skeleton={<VipSkeleton />}
      error={t("failed")}
    >
      {([table, own]) => (
        <>
          <LevelHero table={table} progress={own} />
          <div className={columns}>
            <KeepPanel table={table} progress={own} />
            <WeekPanel table={table} level={own.level} />
            <GiftPanel table={table} progress={own} />
          </div>
          <ComparePanel table={table} own={own} />
          <RulesPanel table={table} />
        </>
      )}
    </LevelsView>
  );
}

/** The level beside the member's name is counted by the same midnight. */
function useSameLevel(level: number | undefined): void {
  const shown = useSession(({ member }) => member?.vipLevel);
  useEffect(() => {
    if (level !== undefined && shown != null && shown !== level) loadMember().catch(() => {});
  }, [level, shown]);
}

const columns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "repeat(3, minmax(0, 1fr))" },
  gap: { base: "3", desktop: "4" },
});
