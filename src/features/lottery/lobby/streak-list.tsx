// The longest current streaks (长龙) over all draws.
import { Flame } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Draw } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { DrawClock } from "#domain/games/draws/draw-clock.tsx";
import { cardStyle } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { figures } from "#ui/money.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { OutcomeMark } from "../outcome-mark.tsx";
import { panelHead, panelTitle } from "../panel-style.ts";
import { drawShape } from "../statistics/draw-shape.ts";
import { type LongStreak, longStreaks } from "../statistics/streaks.ts";
import { useDrawAddress } from "../use-lottery-address.ts";
import { aspectName } from "../aspect-name.ts";

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
        <span className={note}>{t("streaks.least", { count: LEAST })}</span>
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
        <span className={name}>{draw.name}</span>
        <span className={count}>
          <OutcomeMark outcome={outcome} />
          <b className={figures}>
            {t(open ? "streaks.atLeast" : "streaks.length", { count: length })}
          </b>
        </span>
        <span className={note}>{aspectName(aspect, drawShape(draw).kind, t)}</span>
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
const name = css({ color: "text-strong", fontSize: "sm", fontWeight: "semibold", truncate: true });
const count = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1-5",
  color: "text-strong",
  fontSize: "xs",
});
const note = css({ color: "text-muted", fontSize: "xs" });
const waiting = css({ height: "100", margin: "4" });
const empty = css({ padding: "4", borderTop: "thin", color: "text-muted", fontSize: "sm" });
