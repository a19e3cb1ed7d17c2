// All draws with their clocks beside the open one: a rail on a desktop, a row to swipe on a phone.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { DrawClock } from "#domain/games/draws/draw-clock.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { useDraws } from "../draws/use-draws.ts";
import { type DrawView, useDrawAddress } from "../draws/use-lottery-address.ts";

interface DrawRailProps {
  readonly chosen: string;
  readonly view: DrawView;
}

export function DrawRail({ chosen, view }: DrawRailProps) {
  const { t } = useTranslation("lottery");
  const { draws } = useDraws();
  const addressOf = useDrawAddress();
  return (
    <nav aria-label={t("all")} className={cx(cardStyle, rail)}>
      {draws.map(({ id, name, opensAt, secondsLeft, everySeconds }) => (
        <Link
          key={id}
          to={addressOf(id, view)}
          aria-current={id === chosen ? "page" : undefined}
          className={entry}
        >
          <Text as="span" minWidth="0" truncate>
            {name}
          </Text>
          {opensAt === null ? (
            <DrawClock left={secondsLeft} every={everySeconds} label={t("closing")} />
          ) : (
            <Text as="span" flex="none" color="warning" size="2xs">
              {t("lobby:maintenance.label")}
            </Text>
          )}
        </Link>
      ))}
    </nav>
  );
}

const rail = css({
  display: "flex",
  flexDirection: { base: "row", desktop: "column" },
  gap: { base: "1", desktop: "0" },
  minHeight: { base: "12", desktop: "100" },
  padding: "1",
  layerStyle: "scrollRow",
  position: { desktop: "sticky" },
  top: { desktop: "below-header" },
});
const entry = css({
  display: "flex",
  flex: "none",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  minHeight: { base: "11", desktop: "row" },
  paddingInline: "3",
  borderRadius: "sm",
  color: "text",
  fontSize: "sm",
  _hover: { background: "surface-hover" },
  "&[aria-current]": { background: "accent-subtle", color: "accent-text", fontWeight: "bold" },
});
