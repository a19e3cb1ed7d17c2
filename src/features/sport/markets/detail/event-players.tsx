// Who an event is about: `索斯塔（助攻 森霍）`.
import { useTranslation } from "react-i18next";
import type { MatchEvent } from "#contract/api/sport.ts";
import { Text } from "#styled/jsx/index.js";

export function EventPlayers({ event }: { readonly event: MatchEvent }) {
  const { t } = useTranslation("sport");
  const { player, other, kind, ownGoal } = event;
  if (ownGoal === true) return <span>{t("players.ownGoal")}</span>;
  if (!player) return null;
  return (
    <>
      <Text as="span" color="text-strong" weight="medium">
        {player.name}
      </Text>
      {other && (
        <Text as="span" color="text-muted">
          {t(kind === "goal" ? "players.assistBy" : "players.offFor", { name: other.name })}
        </Text>
      )}
    </>
  );
}
