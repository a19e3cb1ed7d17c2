// The member's level: progress, what keeps it, and what each level gives (spec: betting-and-money §2).
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { vipLevels, vipProgress } from "#contract/api/vip.ts";
import { css } from "#styled/css/index.js";
import { Grid } from "#styled/jsx/index.js";
import { useCall } from "#lib/calls/use-call.ts";
import { useReloadAt } from "#lib/time/use-reload-at.ts";
import { loadMember } from "#session/account/member.ts";
import { useSession } from "#session/account/session-store.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { ComparePanel } from "./compare/compare-panel.tsx";
import { GiftPanel } from "./gift-panel.tsx";
import { KeepPanel } from "./keep-panel.tsx";
import { LevelHero } from "./level-hero.tsx";
import { LevelsFrame, LevelsView } from "./levels-frame.tsx";
import { VipSkeleton } from "./vip-skeleton.tsx";
import { WeekPanel } from "./week-panel.tsx";
import type { AsyncResult } from "#ui/states/async-view.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import type { LevelTable } from "./levels/level-terms.ts";

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
          <Grid
            columns={{ base: "minmax(0, 1fr)", wide: "repeat(3, minmax(0, 1fr))" }}
            gap={{ base: "3", desktop: "4" }}
          >
            <KeepPanel table={table} progress={own} />
            <WeekPanel table={table} level={own.level} />
            <GiftPanel table={table} progress={own} />
          </Grid>
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

/** Two calls as one view: there once both are, failed when one has failed. */
function allOf<One, Two>(
  one: AsyncResult<One>,
  two: AsyncResult<Two>,
): AsyncResult<readonly [One, Two]> {
  const parts = [one, two];
  const retry = () => parts.forEach((part) => part.data === undefined && part.retry());
  if (one.data !== undefined && two.data !== undefined) {
    return { state: "ready", data: [one.data, two.data], error: null, retry };
  }
  const failed = parts.find(({ state }) => state === "error");
  const state = failed === undefined ? "loading" : "error";
  return { state, data: undefined, error: failed?.error ?? null, retry };
}

const RULES = ["count", "up", "keep", "again", "void"] as const;

function RulesPanel({ table }: { readonly table: LevelTable }) {
  const { t } = useTranslation("vip");
  return (
    <TitledCard content="toEdges" title={t("rules.title")}>
      <ul className={list}>
        {RULES.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`, { days: table.keepDays })}</li>
        ))}
      </ul>
    </TitledCard>
  );
}

const list = css({
  display: "grid",
  gap: "2",
  paddingLeft: { base: "8", desktop: "10" },
  paddingRight: { base: "4", desktop: "6" },
  paddingBottom: "4",
  listStyleType: "disc",
  fontSize: "sm",
  "& li::marker": { color: "text-muted" },
});
