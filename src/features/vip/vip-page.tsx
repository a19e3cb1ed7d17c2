// The member's level: progress, what keeps it, and what each level gives (spec: betting-and-money §2).
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { vipLevels, vipProgress } from "#contract/api/vip.ts";
import { vipDetail } from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { brand, hasPage } from "../../brand/brand.ts";
import { useOffline } from "../../lib/offline.ts";
import { useCall } from "../../lib/use-call.ts";
import { useReloadAt } from "../../lib/use-reload-at.ts";
import { loadMember } from "../../session/account/member.ts";
import { useSession } from "../../session/account/session-store.ts";
import { MemberFrame } from "../../session/member/member-frame.tsx";
import { loadNamespace } from "../../session/preferences/locale.ts";
import { AsyncView } from "../../ui/async-view.tsx";
import { cardStyle } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/note.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { allOf } from "./all-of.ts";
import { ComparePanel } from "./compare/compare-panel.tsx";
import { GiftPanel } from "./gift-panel.tsx";
import { KeepPanel } from "./keep-panel.tsx";
import { LevelHero } from "./level-hero.tsx";
import { RulesPanel } from "./rules-panel.tsx";
import { VipSkeleton } from "./vip-skeleton.tsx";
import { WeekPanel } from "./week-panel.tsx";

/** Loads the texts of the frame as well. */
export async function prepare(): Promise<void> {
  await loadNamespace("account");
}

export function Page() {
  const { t } = useTranslation(["vip", "titles"]);
  const offline = useOffline(({ since }) => since !== null);
  return (
    <MemberFrame
      title={t("titles:vip")}
      end={
        hasPage(vipDetail) && (
          <TextLink look="more" to={vipDetail}>
            {t("all")}
          </TextLink>
        )
      }
    >
      {offline && <Note tone="warn">{t("offline")}</Note>}
      <Levels />
    </MemberFrame>
  );
}

function Levels() {
  const { t } = useTranslation("vip");
  const levels = useCall(vipLevels, {});
  const progress = useCall(vipProgress, {});
  useReloadAt(progress.data?.nextCountAt ?? null, progress.retry);
  useSameLevel(progress.data?.level);
  return (
    <AsyncView
      result={allOf(levels, progress)}
      skeleton={<VipSkeleton />}
      error={t("failed")}
      errorFrame={cardStyle}
    >
      {([table, own]) =>
        table.levels.length === 0 ? (
          <EmptyState className={cardStyle} title={t("empty")} art={brand().art.empty} />
        ) : (
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
        )
      }
    </AsyncView>
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
