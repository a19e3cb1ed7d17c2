// The next draw: time until it closes, the last result, a link.
import { useTranslation } from "react-i18next";
import { type Draw, venueInfo } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { useCall } from "#lib/calls/use-call.ts";
import { useOpenGame } from "../cards/use-open-game.ts";
import { Button } from "#ui/buttons/button.tsx";
import { figures } from "#ui/money/money.tsx";
import { ballDigits, ballTone } from "#domain/games/draws/draw-figures.ts";
import { formatDuration } from "#lib/text/format.ts";
import { NumberBalls } from "#domain/games/draws/number-balls.tsx";
import { useSecondsLeft } from "#domain/games/use-seconds-left.ts";
import { CardFrame } from "./card-frame.tsx";
import { CardState } from "./card-state.tsx";
import { cardAction, useHeroSlot } from "./hero-slot.ts";

const REFRESH_MS = 10_000;

export function Card() {
  const result = useCall(venueInfo, { category: "CP" }, { refetchEvery: REFRESH_MS });
  return (
    <CardState result={result}>
      {({ items }) => <DrawView draw={items.find((item) => item.kind === "draw")} />}
    </CardState>
  );
}

function DrawView({ draw }: { readonly draw: Draw | undefined }) {
  const { t } = useTranslation("home");
  if (draw === undefined) return null;
  return (
    <CardFrame
      label={t("card.draw")}
      head={
        <>
          <Text as="b" size="lg" weight="bold" overflow="hidden" textOverflow="ellipsis">
            {draw.name}
          </Text>
          <span className={figures}>{t("card.issue", { issue: draw.issue })}</span>
        </>
      }
      body={
        <Row wrap="wrap" align="flex-end" columnGap="8" rowGap="3">
          <Stack gap="1">
            <Text as="span" size="xs">
              {t("card.closing")}
            </Text>
            <Text as="b" role="timer" size="9" weight="bold" lineHeight="none" className={figures}>
              <DrawClock draw={draw} />
            </Text>
          </Stack>
          <div className={result}>
            <Text as="span" size="xs">
              {t("card.lastResult")}
            </Text>
            <NumberBalls
              balls={draw.balls}
              special={draw.special}
              label={t("card.lastResult")}
              tone={ballTone(draw)}
              digits={ballDigits(draw)}
            />
          </div>
        </Row>
      }
      actions={<BetButton draw={draw} />}
      foot={
        <>
          <span>{draw.facts.join(" · ")}</span>
          <span className={figures}>
            {t("card.prize")} {draw.prize}
          </span>
        </>
      }
    />
  );
}

function BetButton({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("home");
  const open = useOpenGame("lottery", draw);
  return (
    <Button tone={cardAction(useHeroSlot())} size="lg" block onClick={open}>
      {t("card.bet")}
    </Button>
  );
}

function DrawClock({ draw }: { readonly draw: Draw }) {
  const seconds = useSecondsLeft(draw.secondsLeft, draw.everySeconds);
  return <>{formatDuration(seconds)}</>;
}

const result = css({ display: "grid", gap: "2", minWidth: "0" });
