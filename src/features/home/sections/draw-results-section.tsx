import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Skeleton } from "#ui/states/skeleton.tsx";
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
      <Stack rows="auto minmax(0, 1fr)" overflow="hidden" className={cardStyle}>
        <CardHead title={t("sections.drawResults.title")} />
        <CallView result={result} skeleton={<Skeleton className={waiting} />}>
          {() => (
            <ul className={list}>
              {items.slice(0, SHOWN).map((draw) => (
                <li key={draw.id} className={row}>
                  <Row as="p" align="baseline" gap="2" size="xs" minWidth="0">
                    <Text as="span" flex="none" size="sm" weight="semibold" color="text-strong">
                      {draw.name}
                    </Text>
                    <span className={issue}>{t("lottery.issue", { issue: draw.issue })}</span>
                    <DrawClock
                      left={draw.secondsLeft}
                      every={draw.everySeconds}
                      label={t("lottery.closing")}
                    />
                  </Row>
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
      </Stack>
    </SectionBand>
  );
}

// Rows grow into spare height, but never make the card taller.
const list = css({ display: "flex", flexDirection: "column", height: "full" });
const row = css({
  display: "grid",
  flex: "grow",
  maxHeight: "26",
  alignContent: "center",
  gap: "2",
  paddingBlock: { base: "3", _professional: "2" },
  paddingInline: "4",
  borderTop: "thin",
  desktopDown: { "&:nth-child(n+5)": { display: "none" } },
});
const issue = css({
  flex: "1",
  minWidth: "0",
  color: "text-muted",
  textStyle: "figures",
  truncate: true,
});
const waiting = css({
  height: "79",
  desktop: { height: { base: "235-5", _professional: "205-5" } },
});
