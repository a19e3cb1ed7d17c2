import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";

/** The highest win of a game, at the foot of its picture. */
export function TopWin({ game }: { readonly game: Game }) {
  const { t } = useTranslation("home");
  return (
    <span className={caption}>
      <span className={captionLabel}>{t("games.max")}</span>
      <Text as="span" textStyle="figures" weight="bold" size="sm" lineHeight="none">
        {game.maxWin}
      </Text>
    </span>
  );
}

const caption = css({
  position: "absolute",
  left: "2",
  right: "2",
  bottom: "2",
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "space-between",
  fontSize: "2xs",
  "@container (min-width: 44rem)": {
    left: { base: "3", _professional: "2" },
    right: { base: "3", _professional: "2" },
  },
});
const captionLabel = css({
  display: "none",
  "@container (min-width: 44rem)": { display: { base: "inline", _professional: "none" } },
});
