// What the member played last, to go on with it. Visitors and new members have none.
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { useLoggedIn } from "#session/account/session-store.ts";
import { CardRow } from "#domain/games/lobby/card-row.tsx";
import { Art } from "#ui/pictures/art.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { useLeadGames } from "./use-lead-games.ts";

interface RecentRowProps {
  readonly venue: VenueSwitch;
  readonly onOpen: (game: Game) => void;
}

const SHOWN = 12;

export function RecentRow({ venue, onOpen }: RecentRowProps) {
  const { t } = useTranslation("slots");
  const media = useMediaUrl();
  const loggedIn = useLoggedIn();
  const { games } = useLeadGames(venue, { own: "recent" }, loggedIn);
  if (!loggedIn || games === undefined || games.length === 0) return null;
  return (
    <CardRow title={t("recent.title")} className={columns}>
      {games.slice(0, SHOWN).map((game) => (
        <li key={`${game.enName} ${game.id}`}>
          <PlainButton className={cx(cardStyle, card)} onClick={() => onOpen(game)}>
            <Art src={media(game.image)} loading="lazy" className={picture} />
            <Box as="span" minWidth="0">
              <Text as="span" display="block" color="text-strong" weight="semibold" truncate>
                {game.name}
              </Text>
              <Text as="span" display="block" color="text-muted" size="2xs" truncate>
                {game.vendor}
              </Text>
            </Box>
          </PlainButton>
        </li>
      ))}
    </CardRow>
  );
}

const columns = css({ "& > *": { width: { base: "48", desktop: "54" } } });
const card = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  width: "full",
  padding: "2",
  background: "surface-raised",
  textAlign: "start",
  cursor: "pointer",
  _hover: { background: "surface-hover" },
});
const picture = css({
  flex: "none",
  width: "12",
  height: "14",
  borderRadius: "sm",
  objectFit: "cover",
});
