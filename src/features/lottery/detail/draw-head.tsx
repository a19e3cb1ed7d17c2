import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { DrawClock } from "#domain/games/draws/draw-clock.tsx";
import { DrawFacts } from "#domain/games/draws/draw-facts.tsx";
import { NumberBalls } from "#domain/games/draws/number-balls.tsx";
import { MaintenanceNote } from "#domain/games/lobby/maintenance.tsx";
import { Badge } from "#ui/badge.tsx";
import { cardStyle } from "#ui/card.tsx";
import { figures } from "#ui/money.tsx";
import { BetButton } from "../bet-button.tsx";
import { DrawProgress } from "../draw-progress.tsx";
import { DrawFavourite } from "../lobby/draw-favourite.tsx";
import { numberLook } from "../number-look.ts";
import { ReminderButton } from "../reminders/reminder-button.tsx";
import { drawShape } from "../statistics/draw-shape.ts";

/** Name, clock and last result of the open draw. */
export function DrawHead({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("lottery");
  const { name, issue, everySeconds, prize, opensAt, secondsLeft } = draw;
  return (
    <header className={cx(cardStyle, frame)}>
      <div className={names}>
        <h1 className={title}>{name}</h1>
        <Badge>{t(`kind.${drawShape(draw).kind}`)}</Badge>
        <span className={signs}>
          <DrawFavourite draw={draw} />
          <ReminderButton draw={draw} />
        </span>
        <p className={cx(figures, facts)}>
          {t("issue.drawn", { issue })} · {t("every", { count: everySeconds })}
          {prize !== "" && ` · ${t("prize", { prize })}`}
        </p>
      </div>
      <Result draw={draw} />
      {opensAt === null ? (
        <div className={closing}>
          <span className={facts}>{t("closing")}</span>
          <DrawClock left={secondsLeft} every={everySeconds} label={t("closing")} size="lg" />
          <DrawProgress left={secondsLeft} every={everySeconds} />
          <BetButton draw={draw} size="lg" />
        </div>
      ) : (
        <MaintenanceNote name={name} opensAt={opensAt} />
      )}
    </header>
  );
}

/** Most balls of large size in a line of a phone. */
const LARGE = 5;

function Result({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("lottery");
  const look = numberLook(draw);
  return (
    <div className={result}>
      <NumberBalls
        size={draw.balls.length > LARGE ? "md" : "lg"}
        balls={draw.balls}
        special={draw.special}
        digits={look.digits}
        tone={look.tone}
        label={t("last")}
      />
      <DrawFacts facts={draw.facts} />
    </div>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "minmax(0, 1fr) auto 13rem" },
  alignItems: "center",
  columnGap: "8",
  rowGap: "4",
  padding: "card-pad",
});
const names = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" });
const title = css({ textStyle: "display", color: "text-strong", fontSize: "2xl" });
const signs = css({ display: "flex", gap: "2", color: "text-muted" });
const facts = css({ color: "text-muted", fontSize: "xs", whiteSpace: "normal" });
const result = css({ display: "grid", gap: "2" });
const closing = css({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  gap: "2",
  "& > :nth-child(n+3)": { gridColumn: "1 / -1" },
});
