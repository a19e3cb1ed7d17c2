import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { useLaunchGame } from "#domain/games/launch-game.ts";
import { Button } from "#ui/buttons/button.tsx";

interface SitButtonProps extends Pick<ComponentProps<typeof Button>, "tone" | "size"> {
  readonly table: LiveTable;
}

/** Opens the table; on a card it lies above the card's own button. */
export function SitAtTableButton({ table, ...look }: SitButtonProps) {
  const { t } = useTranslation("live");
  const launch = useLaunchGame();
  const { id, name, enName, opensAt } = table;
  return (
    <Button
      {...look}
      disabled={opensAt !== null}
      aria-label={t("table.sitAt", { name })}
      className={onCard}
      onClick={() => launch({ enName, gameCode: id, name })}
    >
      {t("table.sit")}
    </Button>
  );
}

const onCard = css({ position: "relative", zIndex: "1" });
