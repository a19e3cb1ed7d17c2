// The longest current streaks (长龙) over all draws.
import { Flame } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Draw } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { DrawClock } from "#domain/games/draws/draw-clock.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { DrawOutcomeMark } from "../draws/draw-outcome-mark.tsx";
import { panelHead, panelTitle } from "../reminders/panel-style.ts";
import { drawShape } from "../statistics/draw-shape.ts";
import { type LongStreak, longStreaks } from "../statistics/streaks.ts";
import { useDrawAddress } from "../draws/use-lottery-address.ts";
import { aspectName } from "../statistics/aspect-name.ts";

const LEAST = 4;
const SHOWN = 12;

interface StreakListProps {
  readonly draws: readonly Draw[];
  readonly loading: boolean;
}

export function StreakList({ draws, loading }: StreakListProps) {
  const { t } = useTranslation("lottery");
  const streaks = longStreaks(
    draws.filter(({ opensAt }) => opensAt === null),
    LEAST,
  ).slice(0, SHOWN);
  return (
    <section aria-labelledby="draw-streaks" aria-busy={loading} className={cardStyle}>
      <div className={panelHead}>
        <h2 id="draw-streaks" className={panelTitle}>
          <Icon as={Flame} />
          {t("streaks.title")}
        </h2>
        <Text as="span" color="text-muted" size="xs">
          {t("streaks.least", { count: LEAST })}
        </Text>
      </div>
      {loading && <Skeleton className={waiting} />}
      <ol>
        {streaks.map((streak) => (
          <Line key={`${streak.draw.id} ${streak.aspect.key}`} streak={streak} />
        ))}
      </ol>
      {!loading && streaks.length === 0 && <p className={empty}>{t("streaks.empty")}</p>}
    </section>
  );
}

function Line({ streak }: { readonly streak: LongStreak }) {
  const { t } = useTranslation("lottery");
  const addressOf = useDrawAddress();
  const { draw, aspect, outcome, length, open } = streak;
  return (
    <li>
      <Link to={addressOf(draw.id, "streaks")} className={line}>
        <Text as="span" color="text-strong" size="sm" weight="semibold" truncate>
          {draw.name}
        </Text>
        <span className={count}>
          <DrawOutcomeMark outcome={outcome} />
          <b className={figures}>
            {t(open ? "streaks.atLeast" : "streaks.length", { count: length })}
          </b>
        </span>
        <Text as="span" color="text-muted" size="xs">
          {aspectName(aspect, drawShape(draw).kind, t)}
        </Text>
        <DrawClock left={draw.secondsLeft} every={draw.everySeconds} label={t("closing")} />
      </Link>
    </li>
  );
}

const line = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "3",
  rowGap: "0-5",
  minHeight: "14",
  paddingBlock: "2",
  paddingInline: "4",
  borderTop: "thin",
  _hover: { background: "surface-hover" },
  _focusVisible: { outlineOffset: "-0-5" },
  "& > :last-child": { justifySelf: "end" },
});
const count = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1-5",
  color: "text-strong",
  fontSize: "xs",
});
const waiting = css({ height: "100", margin: "4" });
const empty = css({ padding: "4", borderTop: "thin", color: "text-muted", fontSize: "sm" });
