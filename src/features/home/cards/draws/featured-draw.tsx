// The featured draw: its result, its number frequencies, earlier results.
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Heading, Row, Stack, Text } from "#styled/jsx/index.js";
import { useOpenGame } from "../use-open-game.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { DrawClock } from "#domain/games/draws/draw-clock.tsx";
import { DrawFacts } from "#domain/games/draws/draw-facts.tsx";
import { ballDigits, ballTone } from "#domain/games/draws/draw-figures.ts";
import { DrawHistory } from "./draw-history.tsx";
import { HeatGrid } from "./heat-grid.tsx";
import { NumberBalls } from "#domain/games/draws/number-balls.tsx";

export function FeaturedDraw({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("home");
  const open = useOpenGame("lottery", draw);
  return (
    <article className={cx(cardStyle, featured)}>
      <Row as="header" align="flex-start" justify="space-between" gap="4">
        <Box minWidth="0">
          <Heading as="h3" textStyle="display" size="xl">
            {draw.name}
          </Heading>
          <Row
            as="p"
            align="center"
            gap="2"
            marginTop="0-5"
            size="xs"
            color="text-muted"
            textStyle="figures"
            whiteSpace="nowrap"
          >
            {t("lottery.issue", { issue: draw.issue })} <Badge tone="alt">{draw.prize}</Badge>
          </Row>
        </Box>
        <Stack justifyItems="end" gap="1" flex="none">
          <Text as="span" size="2xs" color="text-muted">
            {t("lottery.closing")}
          </Text>
          <DrawClock
            left={draw.secondsLeft}
            every={draw.everySeconds}
            label={t("lottery.closing")}
            size="lg"
          />
        </Stack>
      </Row>
      <div className={result}>
        <div className={bigBalls}>
          <NumberBalls
            size="lg"
            balls={draw.balls}
            special={draw.special}
            digits={ballDigits(draw)}
            tone={ballTone(draw)}
            label={t("lottery.last")}
          />
        </div>
        <DrawFacts facts={draw.facts} />
        <Button tone="soft" className={pick} onClick={open}>
          {t("lottery.pick")}
        </Button>
      </div>
      <div className={sheet}>
        <HeatGrid draw={draw} />
        <DrawHistory draw={draw} />
      </div>
    </article>
  );
}

const featured = css({
  display: "flex",
  flexDirection: "column",
  gap: "4",
  height: "full",
  padding: "card-pad",
});
const result = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "5",
  rowGap: "3",
  paddingBlock: "4",
  borderBlock: "thin",
});
const bigBalls = css({
  "@container (max-width: 33.99rem)": {
    "& ul": { gap: "1" },
    "& li:not([aria-hidden])": { width: "8-5", height: "8-5", fontSize: "sm" },
  },
});
const pick = css({ marginLeft: "auto" });
const sheet = css({
  display: "grid",
  gap: "5",
  "@container (min-width: 40rem)": { gridTemplateColumns: "minmax(0, 1.25fr) minmax(0, 1fr)" },
});
