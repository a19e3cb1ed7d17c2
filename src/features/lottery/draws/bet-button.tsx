import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { useLaunchGame } from "#domain/games/launch-game.ts";
import { Button } from "#ui/buttons/button.tsx";

interface BetButtonProps {
  readonly draw: Draw;
  readonly size?: "sm" | "lg";
  readonly className?: string;
}

/** Starts the draw's game. */
export function BetButton({ draw, size = "sm", className }: BetButtonProps) {
  const { t } = useTranslation("lottery");
  const launch = useLaunchGame();
  const { enName, id, name, opensAt } = draw;
  return (
    <Button
      tone="primary"
      size={size}
      className={className}
      disabled={opensAt !== null || enName === ""}
      onClick={() => launch({ enName, gameCode: id, name })}
    >
      {t("bet")}
    </Button>
  );
}
