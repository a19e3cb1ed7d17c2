// A draw in the lobby: time until it closes, last result, ways to its statistics and its game.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Draw } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { Heading, Row, Text } from "#styled/jsx/index.js";
import { DrawClock } from "#domain/games/draws/draw-clock.tsx";
import { DrawFacts } from "#domain/games/draws/draw-facts.tsx";
import { NumberBalls } from "#domain/games/draws/number-balls.tsx";
import { MaintenanceMark } from "#domain/games/lobby/maintenance.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { figures } from "#ui/money/money.tsx";
import { BetButton } from "../draws/bet-button.tsx";
import { DrawProgress } from "../draws/draw-progress.tsx";
import { numberLook } from "../draws/number-look.ts";
import { ReminderButton } from "../reminders/reminder-button.tsx";
import { drawShape } from "../statistics/draw-shape.ts";
import { useDrawAddress } from "../draws/use-lottery-address.ts";
import { DrawFavourite } from "./draw-favourite.tsx";
import { speedOf } from "../draws/filter-draws.ts";

/** Most balls of normal size in a line. */
const LINE = 7;

export function DrawCard({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("lottery");
  const addressOf = useDrawAddress();
  const look = numberLook(draw);
  const { id, name, issue, balls, special, facts, prize, opensAt } = draw;
  return (
    <article aria-label={name} className={cx(cardStyle, card)}>
      <Row as="header" align="center" gap="1-5" minWidth="0">
        <Heading as="h3" minWidth="0" size="md" truncate>
          <Link to={addressOf(id)} className={whole}>
            {name}
          </Link>
        </Heading>
        <Badge>{t(`kind.${drawShape(draw).kind}`)}</Badge>
        {speedOf(draw) === "fast" && <Badge tone="accent">{t("speed.fast")}</Badge>}
        <span className={signs}>
          <DrawFavourite draw={draw} />
          <ReminderButton draw={draw} />
        </span>
      </Row>
      {opensAt === null ? (
        <Closing draw={draw} />
      ) : (
        <MaintenanceMark look="line" opensAt={opensAt} />
      )}
      <Text color="text-muted" size="xs" truncate className={figures}>
        {t("issue.drawn", { issue })}
      </Text>
      <NumberBalls
        size={balls.length > LINE ? "sm" : "md"}
        balls={balls}
        special={special}
        digits={look.digits}
        tone={look.tone}
        label={t("last")}
      />
      <Row align="center" justify="space-between" gap="2" minHeight="6">
        <DrawFacts facts={facts} />
        <span className={worth}>{prize}</span>
      </Row>
      <footer className={ways}>
        <ButtonLink size="sm" to={addressOf(id)}>
          {t("view.trend")}
        </ButtonLink>
        <ButtonLink size="sm" to={addressOf(id, "plays")}>
          {t("view.plays")}
        </ButtonLink>
        <BetButton draw={draw} tone="soft" size="sm" />
      </footer>
    </article>
  );
}

function Closing({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("lottery");
  const { secondsLeft, everySeconds } = draw;
  return (
    <div className={closing}>
      <Text as="span" color="text-muted" size="xs" truncate>
        {t("closing")}
      </Text>
      <DrawClock left={secondsLeft} every={everySeconds} label={t("closing")} size="lg" />
      <DrawProgress left={secondsLeft} every={everySeconds} />
    </div>
  );
}

const card = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: { base: "3", _professional: "2" },
  height: "full",
  padding: { base: "4", _professional: "3" },
  transitionProperty: "background-color",
  transitionDuration: "fast",
  _hover: { background: "surface-hover" },
});
/** The whole card leads to the draw; its buttons lie above. */
const whole = css({
  _after: { content: '""', position: "absolute", inset: "0", borderRadius: "lg" },
  _focusVisible: { outline: "none", _after: { outline: "focus", outlineOffset: "-0-5" } },
});
const signs = css({
  position: "relative",
  zIndex: "1",
  display: "flex",
  gap: { base: "3", desktop: "0" },
  marginLeft: "auto",
  color: "text-muted",
});
const closing = css({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  gap: "2",
  "& > :last-child": { gridColumn: "1 / -1" },
});
const worth = css({
  flex: "none",
  color: "alt-text",
  fontSize: "xs",
  fontWeight: "semibold",
  whiteSpace: "nowrap",
});
const ways = css({
  position: "relative",
  zIndex: "1",
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "2",
  marginTop: "auto",
});
