import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cva, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { formatCents, formatTime } from "#lib/text/format.ts";
import { cssVars } from "#ui/text/css-vars.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { ClaimButton } from "../../claims/claim-button.tsx";
import { progressText } from "./item-words.ts";
import { cellsBefore, type SignDay } from "./sign-days.ts";

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

interface SignCalendarProps {
  readonly activity: string;
  readonly startsAt: number;
  readonly days: readonly SignDay[];
  /** Only who takes part has missed a day. */
  readonly joined: boolean;
}

export function SignCalendar({ activity, startsAt, days, joined }: SignCalendarProps) {
  const { t } = useTranslation("activity");
  return (
    <div>
      <div aria-hidden="true" className={cx(grid, heads)}>
        {WEEKDAYS.map((key) => (
          <span key={key}>{t(`sign.week.${key}`)}</span>
        ))}
      </div>
      <ol role="list" className={grid} style={cssVars({ "--first": cellsBefore(startsAt) + 1 })}>
        {days.map((day) => (
          <Cell key={day.day} activity={activity} day={day} joined={joined} />
        ))}
      </ol>
    </div>
  );
}

interface CellProps {
  readonly activity: string;
  readonly day: SignDay;
  readonly joined: boolean;
}

function Cell({ activity, day: { day, time, rewardCents, state, item }, joined }: CellProps) {
  const { t } = useTranslation("activity");
  const isToday = state === "today" || state === "todayOpen";
  const word = joined || state === "signed" || isToday || state === "ahead" ? state : "passed";
  const progress =
    item?.unit === "cents" && state === "makeUpOpen" ? progressText(item) : undefined;
  return (
    <li
      className={cell({ look: LOOKS[word] })}
      aria-current={isToday ? "date" : undefined}
      title={progress}
    >
      <Text as="span" color="text-muted" size="xs" className={figures}>
        <span aria-hidden="true">{formatTime(time, "short").slice(3, 5)}</span>
        <span className={srOnly}>{t("sign.day", { day, date: formatTime(time, "day") })}</span>
      </Text>
      <span className={cx(figures, gift)}>{formatCents(rewardCents).replace(" ", "")}</span>
      {state === "makeUp" && item !== undefined ? (
        <ClaimButton
          activity={activity}
          item={item.item}
          size="own"
          className={small}
          aria-label={t("sign.makeUpOf", { day })}
        >
          {t("sign.makeUp")}
        </ClaimButton>
      ) : (
        <span className={foot}>
          {state === "signed" && <Icon as={Check} size={1} />}
          {t(`sign.state.${word}`)}
          {progress !== undefined && <span className={srOnly}>{progress}</span>}
        </span>
      )}
    </li>
  );
}

const LOOKS = {
  signed: "signed",
  today: "today",
  todayOpen: "today",
  makeUp: "makeUp",
  makeUpOpen: "past",
  missed: "past",
  passed: "past",
  ahead: "ahead",
} as const;

const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  gap: { base: "1", desktop: "2" },
  "& > li:first-child": { gridColumnStart: "var(--first)" },
});
const heads = css({
  marginBottom: "2",
  color: "text-muted",
  fontSize: "xs",
  textAlign: "center",
});
const cell = cva({
  base: {
    display: "grid",
    justifyItems: "center",
    alignContent: "start",
    gap: "1",
    minWidth: "0",
    minHeight: { base: "20", desktop: { base: "22", _professional: "18" } },
    paddingBlock: "2",
    paddingInline: "0-5",
    borderRadius: "md",
    background: "surface-sunken",
    textAlign: "center",
  },
  variants: {
    look: {
      signed: { background: "success-subtle", color: "success" },
      today: { background: "accent-subtle", boxShadow: "mark-thick" },
      makeUp: { background: "warning-subtle" },
      past: { color: "text-muted" },
      ahead: {},
    },
  },
});
const gift = css({
  color: "text-strong",
  fontSize: { base: "xs", desktop: "md" },
  fontWeight: "bold",
  lineHeight: "tight",
});
const foot = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "0-5",
  fontSize: "2xs",
  lineHeight: "tight",
});
const small = css({ height: "6", paddingInline: "1-5", borderRadius: "sm", fontSize: "xs" });
