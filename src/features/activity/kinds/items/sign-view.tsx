// A calendar: what each day brings, and days that can still be made up.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { formatCents } from "#lib/text/format.ts";
import { ClaimNotes } from "../../claims/claim-notes.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { HeroFigures } from "../../parts/hero-figures.tsx";
import type { KindProps, KindHeroProps } from "../../parts/kind-props.ts";
import { useMinute } from "../../parts/use-minute.ts";
import { SignCalendar } from "./sign-calendar.tsx";
import { type SignDay, signDays, streakOf, weekOf } from "./sign-days.ts";
import { SignWeek } from "./sign-week.tsx";

/** How many days are signed, and what today still takes. */
export function Hero(props: KindHeroProps<"signGift">) {
  const { t } = useTranslation("activity");
  const days = useDays(props);
  const { signed, cents, today } = sumOf(days);
  const open = props.mine === undefined ? undefined : today?.item;
  const least = Math.min(...days.map(({ rewardCents }) => rewardCents));
  return (
    <HeroFigures
      figures={[
        [t("stage.signed"), t("stage.ofDays", { count: signed, days: days.length })],
        ...(props.mine === undefined
          ? [[t("stage.each"), formatCents(least)] as const]
          : [
              [t("stage.streak"), t("stage.days", { count: streakOf(days) })] as const,
              [t("stage.got"), formatCents(cents)] as const,
            ]),
      ]}
      bar={
        open === undefined || open.unit !== "cents"
          ? undefined
          : { label: t("sign.todayBar"), done: open.done, of: open.target }
      }
      note={today === undefined || open === undefined ? undefined : t(...noteOf(today))}
    >
      <SignWeek days={weekOf(days)} />
    </HeroFigures>
  );
}

export function View(props: KindProps<"signGift">) {
  const { t } = useTranslation("activity");
  const { activity, mechanics, mine, claimed } = props;
  const days = useDays(props);
  const { signed, cents } = sumOf(days);
  return (
    <TitledCard
      title={t("sign.title")}
      note={
        mine === undefined
          ? t("sign.gift", { count: days.length })
          : t("sign.progress", { count: signed, amount: formatCents(cents) })
      }
    >
      <ClaimNotes activity={activity.id} shows={(item) => item !== claimed} />
      <SignCalendar
        activity={activity.id}
        startsAt={activity.startsAt}
        days={days}
        joined={mine?.state === "joined"}
      />
      <ul className={rules}>
        <li>
          {mechanics.neededCents === 0
            ? t("sign.free")
            : t("sign.needed", { amount: formatCents(mechanics.neededCents) })}
        </li>
        {mechanics.makeUp !== null && (
          <li>
            {t("sign.makeUpRule", {
              count: mechanics.makeUp.max,
              amount: formatCents(mechanics.makeUp.neededCents),
            })}
          </li>
        )}
        <li>
          {mechanics.turnoverTimes === 0
            ? t("turnover.none")
            : t("turnover.times", { count: mechanics.turnoverTimes })}
        </li>
      </ul>
    </TitledCard>
  );
}

function useDays({ activity, mechanics, mine }: KindHeroProps<"signGift"> | KindProps<"signGift">) {
  const now = useMinute();
  return signDays({ mechanics, startsAt: activity.startsAt, now, items: mine?.items ?? [] });
}

function sumOf(days: readonly SignDay[]) {
  const signed = days.filter(({ state }) => state === "signed");
  return {
    signed: signed.length,
    cents: signed.reduce((sum, { rewardCents }) => sum + rewardCents, 0),
    today: days.find(({ state }) => state === "today" || state === "todayOpen"),
  };
}

/** The text about today and its values. */
function noteOf({ day, rewardCents, state, item }: SignDay) {
  const missing = Math.max(0, (item?.target ?? 0) - (item?.done ?? 0));
  const values = { day, amount: formatCents(rewardCents), missing: formatCents(missing) };
  return [state === "today" ? "sign.todayReady" : "sign.todayMissing", values] as const;
}

const rules = css({
  display: "grid",
  gap: "1",
  paddingLeft: "4",
  listStyleType: "disc",
  color: "text-muted",
  fontSize: "xs",
});
