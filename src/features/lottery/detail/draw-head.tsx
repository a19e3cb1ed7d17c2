import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { Heading, Row, Stack, Text } from "#styled/jsx/index.js";
import { DrawClock } from "#domain/games/draws/draw-clock.tsx";
import { DrawFacts } from "#domain/games/draws/draw-facts.tsx";
import { NumberBalls } from "#domain/games/draws/number-balls.tsx";
import { MaintenanceNote } from "#domain/games/lobby/maintenance.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { figures } from "#ui/money/money.tsx";
import { BetButton } from "../draws/bet-button.tsx";
import { DrawProgress } from "../draws/draw-progress.tsx";
import { DrawFavourite } from "../lobby/draw-favourite.tsx";
import { numberLook } from "../draws/number-look.ts";
import { ReminderButton } from "../reminders/reminder-button.tsx";
import { drawShape } from "../statistics/draw-shape.ts";

/** Name, clock and last result of the open draw. */
export function DrawHead({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("lottery");
  const { name, issue, everySeconds, prize, opensAt, secondsLeft } = draw;
  return (
    <header className={cx(cardStyle, frame)}>
      <Row wrap="wrap" align="center" gap="2">
        <Heading as="h1" textStyle="display" size="2xl">
          {name}
        </Heading>
        <Badge>{t(`kind.${drawShape(draw).kind}`)}</Badge>
        <Row as="span" gap="2" color="text-muted">
          <DrawFavourite draw={draw} />
          <ReminderButton draw={draw} />
        </Row>
        <Text color="text-muted" size="xs" whiteSpace="normal" className={figures}>
          {t("issue.drawn", { issue })} · {t("every", { count: everySeconds })}
          {prize !== "" && ` · ${t("prize", { prize })}`}
        </Text>
      </Row>
      <Result draw={draw} />
      {opensAt === null ? (
        <div className={closing}>
          <Text as="span" color="text-muted" size="xs" whiteSpace="normal">
            {t("closing")}
          </Text>
          <DrawClock left={secondsLeft} every={everySeconds} label={t("closing")} size="lg" />
          <DrawProgress left={secondsLeft} every={everySeconds} />
          <BetButton draw={draw} tone="primary" size="lg" />
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
    <Stack gap="2">
      <NumberBalls
        size={draw.balls.length > LARGE ? "md" : "lg"}
        balls={draw.balls}
        special={draw.special}
        digits={look.digits}
        tone={look.tone}
        label={t("last")}
      />
      <DrawFacts facts={draw.facts} />
    </Stack>
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
const closing = css({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  gap: "2",
  "& > :nth-child(n+3)": { gridColumn: "1 / -1" },
});
