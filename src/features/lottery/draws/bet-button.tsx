import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { useLaunchGame } from "#domain/games/launch-game.ts";
import { Button } from "#ui/buttons/button.tsx";

interface BetButtonProps extends Pick<
  ComponentProps<typeof Button>,
  "tone" | "size" | "className"
> {
  readonly draw: Draw;
}

/** Starts the draw's game. */
export function BetButton({ draw, ...look }: BetButtonProps) {
  const { t } = useTranslation("lottery");
  const launch = useLaunchGame();
  const { enName, id, name, opensAt } = draw;
  return (
    <Button
      {...look}
      disabled={opensAt !== null || enName === ""}
      onClick={() => launch({ enName, gameCode: id, name })}
    >
      {t("bet")}
    </Button>
  );
}
