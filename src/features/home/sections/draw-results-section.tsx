import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { CallView } from "./call-view.tsx";
import { CardHead } from "./card-head.tsx";
import { DrawClock } from "#domain/games/draws/draw-clock.tsx";
import { ballDigits, ballTone } from "#domain/games/draws/draw-figures.ts";
import { NumberBalls } from "#domain/games/draws/number-balls.tsx";
import { SectionBand } from "./section-frame.tsx";
import { useRefetchAtZero } from "#domain/games/use-refetch-at-zero.ts";
import { useVenueItems } from "#domain/games/venue-items.ts";

const SHOWN = 12;

export function Section() {
  const { t } = useTranslation("home");
  const { result, items } = useVenueItems("CP", "draw");
  useRefetchAtZero(items, result.retry);
  return (
    <SectionBand title={t("sections.drawResults.title")}>
      <div className={cx(cardStyle, card)}>
        <CardHead title={t("sections.drawResults.title")} />
        <CallView result={result} skeleton={<Skeleton className={waiting} />}>
          {() => (
            <ul className={list}>
              {items.slice(0, SHOWN).map((draw) => (
                <li key={draw.id} className={row}>
                  <p className={head}>
                    <span className={name}>{draw.name}</span>
                    <span className={issue}>{t("lottery.issue", { issue: draw.issue })}</span>
                    <DrawClock
                      left={draw.secondsLeft}
                      every={draw.everySeconds}
                      label={t("lottery.closing")}
                    />
                  </p>
                  <NumberBalls
                    size="sm"
                    balls={draw.balls}
                    special={draw.special}
                    digits={ballDigits(draw)}
                    tone={ballTone(draw)}
                    label={t("lottery.last")}
                  />
                </li>
              ))}
            </ul>
          )}
        </CallView>
      </div>
    </SectionBand>
  );
}

const card = css({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  overflow: "hidden",
});
// Rows grow into spare height, but never make the card taller.
const list = css({ display: "flex", flexDirection: "column", height: "full" });
const row = css({
  display: "grid",
  flex: "[1 0 auto]",
  maxHeight: "26",
  alignContent: "center",
  gap: "2",
  paddingBlock: { base: "3", _professional: "2" },
  paddingInline: "4",
  borderTop: "thin",
  desktopDown: { "&:nth-child(n+7)": { display: "none" } },
});
const head = css({
  display: "flex",
  alignItems: "baseline",
  gap: "2",
  fontSize: "xs",
  minWidth: "0",
});
const name = css({ flex: "none", fontSize: "sm", fontWeight: "semibold", color: "text-strong" });
const issue = css({
  flex: "1",
  minWidth: "0",
  color: "text-muted",
  textStyle: "figures",
  truncate: true,
});
const waiting = css({
  height: "118",
  desktop: { height: { base: "235-5", _professional: "205-5" } },
});
