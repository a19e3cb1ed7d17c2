// Top of a table's card: the drawing, who deals, how many sit, the time left.
import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Box, Row, Text } from "#styled/jsx/index.js";
import { formatCount } from "#lib/text/format.ts";
import { useMediaUrl } from "#lib/browser/media.ts";
import { ChatButton } from "#domain/chat/chat-button.tsx";
import { FavouriteHeart } from "#domain/games/favourite-heart.tsx";
import { MaintenanceMark } from "#domain/games/lobby/maintenance.tsx";
import { CardButton } from "#ui/buttons/card-button.tsx";
import { CoverArt } from "#ui/pictures/cover-art.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import type { HeldTable } from "../feed/live-store.ts";
import { DealerMedal } from "./dealer-medal.tsx";
import { roundClockPill, RoundClock } from "./round-clock.tsx";

interface TableSceneProps {
  readonly held: HeldTable;
  readonly live: boolean;
  /** The drawing may load. */
  readonly near: boolean;
  readonly onDetails: () => void;
}

export function TableScene({ held, live, near, onDetails }: TableSceneProps) {
  const { t } = useTranslation("live");
  const media = useMediaUrl();
  const { table } = held;
  return (
    <div className={scene}>
      {near && <CoverArt src={media(table.image)} below zoom className={picture} />}
      <span className={veil} />
      {table.opensAt !== null && <MaintenanceMark opensAt={table.opensAt} look="cover" />}
      <Row justify="space-between" gap="2">
        <span className={cx(roundClockPill, figures)}>
          <Icon as={Users} size={1} />
          <span aria-label={t("table.seated", { count: table.seated })}>
            {formatCount(table.seated)}
          </span>
        </span>
        <span className={topEnd}>
          <RoundClock held={held} live={live} />
          <ChatButton size="sm" tone="glass" rid={`table-${table.id}`} />
          <FavouriteHeart
            onArt
            enName={table.enName}
            gameCode={table.id}
            label={t("table.favourite", { name: table.name })}
          />
        </span>
      </Row>
      <Row align="center" gap="3" minWidth="0">
        <DealerMedal portrait={near ? table.portrait : ""} name={table.dealer} />
        <Box minWidth="0">
          <Text as="h3" textStyle="display" size={{ base: "lg", _professional: "md" }} truncate>
            <CardButton aria-label={t("table.detailsOf", { name: table.name })} onClick={onDetails}>
              {table.name}
            </CardButton>
          </Text>
          <Text color="on-art-muted" size="xs" truncate>
            {[table.dealer && t("table.dealer", { name: table.dealer }), table.language]
              .filter((text) => text !== "")
              .join(" · ")}
          </Text>
        </Box>
      </Row>
    </div>
  );
}

const scene = css({
  position: "relative",
  isolation: "isolate",
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: "2",
  height: { base: "38", _professional: "22" },
  padding: { base: "3", _professional: "2" },
  overflow: "hidden",
  background: { _professional: "art-ground" },
});
// The low scene has its words on the left and the drawing beside them.
const picture = css({
  _professional: {
    left: "2/5",
    width: "3/5",
    maskImage: "linear-gradient(to right, transparent, black 50%)",
  },
});
const veil = css({
  position: "absolute",
  inset: "0",
  zIndex: "below",
  backgroundImage: {
    base: "linear-gradient(to top, {colors.art-ground} 4%, color-mix(in oklch, {colors.art-ground} 64%, transparent) 44%, transparent 78%)",
    _professional:
      "linear-gradient(to top, {colors.art-ground} 4%, color-mix(in oklch, {colors.art-ground} 52%, transparent) 50%, transparent 84%)",
  },
});
// Above the area of the card's own button.
const topEnd = css({
  position: "relative",
  zIndex: "1",
  display: "flex",
  alignItems: "center",
  gap: "2",
});
