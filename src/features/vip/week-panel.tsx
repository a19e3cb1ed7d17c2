// The weekly bonus: this week's turnover, and the weeks before.
import { CalendarCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type VipWeek, vipWeek } from "#contract/api/vip.ts";
import { joinText } from "#contract/join-text.ts";
import { css } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { unbrokenCents } from "#lib/text/format.ts";
import { listDay, listTime } from "#lib/time/list-times.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { figures, Money } from "#ui/money/money.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { AmountBar } from "./amount-bar.tsx";
import { useLevelName } from "./levels/level-name.ts";
import { firstWeekly, weekState } from "./levels/level-progress.ts";
import type { LevelTable } from "./levels/level-terms.ts";
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
          from: listDay(data.from, [data.from, data.to - HALF_DAY]),
          to: listDay(data.to - HALF_DAY, [data.from, data.to - HALF_DAY]),
        });
  return (
    <PerkPanel icon={CalendarCheck} title={t("week.title")} note={span}>
      <AsyncView
        result={week}
        error={t("week.failed")}
        skeleton={<Skeleton radius="md" className={css({ height: "24" })} />}
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
        {joinText(
          state.kind === "reached"
            ? t("week.reached", { gift })
            : t("week.missing", { gift, amount: unbrokenCents(state.missingCents) }),
          t("week.from", { date: listTime(week.claimFrom) }),
        )}
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
  const shown = past.slice(0, SHOWN);
  const begins = shown.map(({ from }) => from);
  return (
    <Stack as="ul" aria-label={t("week.pastLabel")} gap="2" paddingTop="3" borderTop="thin">
      {shown.map(({ from, giftCents, state }) => (
        <li key={from} className={row}>
          <time className={figures}>{listDay(from, begins)}</time>
          {giftCents > 0 && <Money cents={giftCents} className={css({ color: "text-strong" })} />}
          <Badge tone={TONES[state]} className={end}>
            {t(`week.state.${state}`)}
          </Badge>
        </li>
      ))}
    </Stack>
  );
}

const row = css({
  display: "grid",
  gridTemplateColumns: "1fr auto 4rem",
  alignItems: "center",
  gap: "2",
  color: "text-muted",
  fontSize: "xs",
});
const end = css({ gridColumn: "3", justifySelf: "end" });
