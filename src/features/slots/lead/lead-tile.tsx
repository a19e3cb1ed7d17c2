// The first game of the spotlight: its facts are on the picture.
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { formatCount } from "#lib/text/format.ts";
import { useMediaUrl } from "#lib/browser/media.ts";
import { GameTag } from "#domain/games/covers/game-tag.tsx";
import { buttonStyle } from "#ui/buttons/button-style.ts";
import { Art } from "#ui/pictures/art.tsx";
import { artFrame, CoverArt } from "#ui/pictures/cover-art.tsx";
import { figures } from "#ui/money/money.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

interface LeadTileProps {
  readonly game: Game;
  /** Why it is first. */
  readonly lead: string;
  /** Higher than wide where the page has room for it. */
  readonly tall: boolean;
  readonly onOpen: (game: Game) => void;
}

export function LeadTile({ game, lead, tall, onOpen }: LeadTileProps) {
  const { t } = useTranslation("slots");
  const media = useMediaUrl();
  const { vendor, rtp, maxWin, players } = game;
  const facts = [vendor, rtp === null ? "" : `RTP\u00A0${rtp.toFixed(1)}%`, maxWin];
  return (
    <PlainButton
      data-ground="art"
      className={cx("group", artFrame, tile)}
      onClick={() => onOpen(game)}
    >
      <CoverArt src={media(game.image)} below className={ground({ tall })} />
      <Art src={media(game.image)} priority="high" className={whole({ tall })} />
      <span className={veil} />
      <GameTag game={game} lead={lead} />
      <Stack as="span" flex="1" gap="0-5" minWidth="0">
        <Text as="span" textStyle="display" size={{ base: "2xl", _professional: "xl" }} truncate>
          {game.name}
        </Text>
        <Text as="span" color="on-art-muted" size="xs">
          {facts.filter((fact) => fact !== "").join("\u00A0· ")}
        </Text>
        {players > 0 && (
          <Text as="span" color="on-art-muted" size="xs" truncate className={figures}>
            {t("playing", { count: formatCount(players) })}
          </Text>
        )}
      </Stack>
      <span className={buttonStyle({ tone: "glass" })}>{t("enter")}</span>
    </PlainButton>
  );
}

const tile = css({
  display: "flex",
  alignItems: "flex-end",
  gap: "3",
  width: "full",
  height: "full",
  minHeight: { base: "64", _professional: "56" },
  padding: { base: "5", _professional: "4" },
  borderRadius: "tile",
  textAlign: "start",
  cursor: "pointer",
});
/** Around the picture where the tile is wider than it. */
const ground = cva({
  base: { filter: "blur(1.5rem)", transform: "scale(1.2)" },
  variants: {
    tall: { true: { "@container (min-width: 54rem)": { display: "none" } }, false: {} },
  },
});
/** The subject is not cut: it stands above the words, as high as the tile allows. */
const whole = cva({
  base: {
    position: "absolute",
    zIndex: "below",
    top: "0",
    right: "0",
    left: "0",
    width: "auto",
    height: "full",
    marginInline: "auto",
    maskImage: "linear-gradient(to right, transparent, black 20%, black 80%, transparent)",
  },
  variants: {
    tall: {
      true: {
        "@container (min-width: 54rem)": {
          width: "full",
          height: "full",
          objectFit: "cover",
          maskImage: "none",
        },
      },
      false: {},
    },
  },
});
const veil = css({
  position: "absolute",
  inset: "0",
  zIndex: "below",
  borderRadius: "inherit",
  boxShadow: "edge-art",
  // As high as the three lines beside the button are, whatever the tile's own height is: the drawing is seen above.
  backgroundImage:
    "linear-gradient(to top, color-mix(in oklch, token(colors.art-ground) 92%, transparent) 2.5rem, color-mix(in oklch, token(colors.art-ground) 76%, transparent) 5rem, transparent 9rem)",
});
