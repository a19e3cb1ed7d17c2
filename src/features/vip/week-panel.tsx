// The weekly bonus: this week's turnover, and the weeks before.
import { CalendarCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type VipWeek, vipWeek } from "#contract/api/vip.ts";
import { css } from "#styled/css/index.js";
import { unbrokenCents, formatTime } from "#lib/format.ts";
import { useCall } from "#lib/use-call.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { Badge } from "#ui/badge.tsx";
import { figures, Money } from "#ui/money.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { AmountBar } from "./amount-bar.tsx";
import { useLevelName } from "./level-name.ts";
import { firstWeekly, weekState } from "./level-progress.ts";
import type { LevelTable } from "./level-terms.ts";
import { PerkPanel, perkText } from "./perk-panel.tsx";

interface WeekPanelProps {
  readonly table: LevelTable;
  readonly level: number;
}

/** Half a day before the end, so that the last day is named and not the midnight after it. */
const HALF_DAY = 43_200_000;

export function WeekPanel({ table, level }: WeekPanelProps) {
  const { t } = useTranslation("vip");
  const week = useCall(vipWeek, {});
  const { data } = week;
  const span =
    data === undefined
      ? null
      : t("week.span", {
          from: formatTime(data.from, "day"),
          to: formatTime(data.to - HALF_DAY, "day"),
        });
  return (
    <PerkPanel icon={CalendarCheck} title={t("week.title")} note={span}>
      <AsyncView
        result={week}
        error={t("week.failed")}
        skeleton={<Skeleton className={css({ height: "24", borderRadius: "md!" })} />}
      >
        {(shown) => (
          <>
            <ThisWeek table={table} level={level} week={shown} />
            <PastWeeks past={shown.past} />
          </>
        )}
      </AsyncView>
    </PerkPanel>
  );
}

function ThisWeek({ table, level, week }: WeekPanelProps & { readonly week: VipWeek }) {
  const { t } = useTranslation("vip");
  const nameOf = useLevelName(table.levels);
  const state = weekState(week);
  const gift = unbrokenCents(week.giftCents);
  if (state.kind === "none") {
    const first = firstWeekly(table.levels, level);
    return (
      <>
        <p className={perkText({ tone: "strong" })}>{t("week.none", { name: nameOf(level) })}</p>
        {first !== null && (
          <p className={perkText({})}>{t("week.noneNote", { name: nameOf(first.level) })}</p>
        )}
      </>
    );
  }
  return (
    <>
      <AmountBar label={t("week.bar")} amount={state} />
      <p className={perkText({})}>
        {state.kind === "reached"
          ? t("week.reached", { gift })
          : t("week.missing", { gift, amount: unbrokenCents(state.missingCents) })}{" "}
        {t("week.from", { date: formatTime(week.claimFrom) })}
      </p>
    </>
  );
}

const TONES = {
  claimable: "accent",
  claimed: "ok",
  expired: "warn",
  missed: "neutral",
} as const satisfies Record<VipWeek["past"][number]["state"], string>;
const SHOWN = 3;

function PastWeeks({ past }: Pick<VipWeek, "past">) {
  const { t } = useTranslation("vip");
  if (past.length === 0) return null;
  return (
    <ul aria-label={t("week.pastLabel")} className={list}>
      {past.slice(0, SHOWN).map(({ from, giftCents, state }) => (
        <li key={from} className={row}>
          <time className={figures}>{formatTime(from, "day")}</time>
          {giftCents > 0 && <Money cents={giftCents} className={css({ color: "text-strong" })} />}
          <Badge tone={TONES[state]} className={end}>
            {t(`week.state.${state}`)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

const list = css({ display: "grid", gap: "2", paddingTop: "3", borderTop: "thin" });
const row = css({
  display: "grid",
  gridTemplateColumns: "1fr auto 4rem",
  alignItems: "center",
  gap: "2",
  color: "text-muted",
  fontSize: "xs",
});
const end = css({ gridColumn: "3", justifySelf: "end" });
