import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { useLaunchGame } from "#domain/games/launch-game.ts";
import { Button } from "#ui/buttons/button.tsx";

interface SitButtonProps extends Pick<
  ComponentProps<typeof Button>,
  "tone" | "size" | "className"
> {
  readonly room: Room;
}

/** Also where the centre wallet does not suffice: money may stand in the venue's wallet. */
export function SitAtRoomButton({ room, ...look }: SitButtonProps) {
  const { t } = useTranslation("chess");
  const launch = useLaunchGame();
  const { id, name, enName, opensAt } = room;
  return (
    <Button
      {...look}
      disabled={opensAt !== null}
      aria-label={t("room.sitAt", { name })}
      onClick={() => launch({ enName, gameCode: id, name })}
    >
      {t("room.sit")}
    </Button>
  );
}
