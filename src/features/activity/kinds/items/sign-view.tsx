// A calendar of gifts; some missed days can be made up.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { formatCents } from "#lib/text/format.ts";
import { ProgressBar } from "#ui/money/progress-bar.tsx";
import { useNow } from "#lib/time/use-now.ts";
import { ClaimButton } from "../../claims/claim-button.tsx";
import { ClaimNotes } from "../../claims/claim-notes.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import type { KindProps } from "../../parts/kind-props.ts";
import { progressText } from "./item-words.ts";
import { SignCalendar } from "./sign-calendar.tsx";
import { type SignDay, signDays } from "./sign-days.ts";

const MINUTE = 60_000;

export function View({ activity, mechanics, mine }: KindProps<"signGift">) {
  const { t } = useTranslation("activity");
  // By the minute: only the day matters.
  const now = Math.floor(useNow() / MINUTE) * MINUTE;
  const days = signDays({
    mechanics,
    startsAt: activity.startsAt,
    now,
    items: mine?.items ?? [],
  });
  const signed = days.filter(({ state }) => state === "signed");
  const got = signed.reduce((sum, { rewardCents }) => sum + rewardCents, 0);
  const today = days.find(({ state }) => state === "today" || state === "todayOpen");
  const joined = mine?.state === "joined";
  return (
    <TitledCard
      title={t("sign.title")}
      note={
        mine === undefined
          ? t("sign.gift", { count: days.length })
          : t("sign.progress", { count: signed.length, amount: formatCents(got) })
      }
    >
      {joined && today?.item !== undefined && <Today activity={activity.id} today={today} />}
      <ClaimNotes activity={activity.id} />
      <SignCalendar
        activity={activity.id}
        startsAt={activity.startsAt}
        days={days}
        joined={joined}
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

interface TodayProps {
  readonly activity: string;
  readonly today: SignDay;
}

function Today({ activity, today: { item, day, rewardCents, state } }: TodayProps) {
  const { t } = useTranslation("activity");
  if (item === undefined) return null;
  const missing = Math.max(0, item.target - item.done);
  const amount = formatCents(rewardCents);
  return (
    <div className={band}>
      <Stack gap="1-5" flex="from-56">
        <Text as="b" color="text-strong">
          {state === "today"
            ? t("sign.todayReady", { day, amount })
            : t("sign.todayMissing", { day, amount, missing: formatCents(missing) })}
        </Text>
        {item.unit === "cents" && (
          <>
            <ProgressBar
              label={t("sign.todayBar")}
              done={item.done}
              of={item.target}
              tone={state === "today" ? "ok" : "accent"}
            />
            <Text as="span" textStyle="figures" color="text-muted" size="xs">
              {progressText(item)}
            </Text>
          </>
        )}
      </Stack>
      {state === "today" && (
        <ClaimButton activity={activity} item={item.item} size="lg">
          {t("sign.button", { amount })}
        </ClaimButton>
      )}
    </div>
  );
}

const band = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4",
  padding: "4",
  borderRadius: "md",
  background: "accent-subtle",
});
const rules = css({
  display: "grid",
  gap: "1",
  paddingLeft: "4",
  listStyleType: "disc",
  color: "text-muted",
  fontSize: "xs",
});
