import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Row, Text } from "#styled/jsx/index.js";
import { useOpenGame } from "../use-open-game.ts";
import { CardButton } from "#ui/buttons/card-button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { DrawClock } from "#domain/games/draws/draw-clock.tsx";
import { DrawFacts } from "#domain/games/draws/draw-facts.tsx";
import { ballDigits, ballTone } from "#domain/games/draws/draw-figures.ts";
import { NumberBalls } from "#domain/games/draws/number-balls.tsx";

/** Most balls of normal size on the line of a compact card. */
const LINE = 7;

export function CompactDraw({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("home");
  const open = useOpenGame("lottery", draw);
  return (
    <article className={cx(cardStyle, compact)}>
      <Row as="header" align="center" justify="space-between" gap="2">
        <h3 className={name}>
          <CardButton onClick={open}>{draw.name}</CardButton>
        </h3>
        <DrawClock left={draw.secondsLeft} every={draw.everySeconds} label={t("lottery.closing")} />
      </Row>
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
        {t("lottery.issue", { issue: draw.issue })}
      </Row>
      <Box marginBlock={{ base: "3", _professional: "2" }}>
        <NumberBalls
          size={draw.balls.length > LINE ? "sm" : "md"}
          balls={draw.balls}
          special={draw.special}
          digits={ballDigits(draw)}
          tone={ballTone(draw)}
          label={t("lottery.last")}
        />
      </Box>
      <Row as="footer" align="center" justify="space-between" gap="2" marginTop="auto" size="xs">
        <DrawFacts facts={draw.facts} />
        <Text as="span" flex="none" weight="semibold" color="alt-text" whiteSpace="nowrap">
          {draw.prize}
        </Text>
      </Row>
    </article>
  );
}

const compact = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "full",
  minWidth: "0",
  padding: "4",
  transitionProperty: "background-color",
  transitionDuration: "fast",
  _hover: { background: "surface-hover" },
  _professional: { padding: "3" },
});

const name = css({
  minWidth: "0",
  fontSize: "md",
  fontWeight: "semibold",
  lineHeight: "tight",
  color: "text-strong",
  truncate: true,
});
