// Rules and entry of a room before it is opened.
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { Grid, Row, Stack, Text } from "#styled/jsx/index.js";
import { formatCount, unbrokenYuan } from "#lib/text/format.ts";
import { MaintenanceNote } from "#domain/games/lobby/maintenance.tsx";
import { figures } from "#ui/money/money.tsx";
import { Sheet } from "#ui/overlays/sheet.tsx";
import { EntryMark } from "./entry-mark.tsx";
import { SitAtRoomButton } from "./sit-at-room-button.tsx";

interface RoomRulesProps {
  readonly room: Room;
  readonly cents: number | null;
  readonly onClose: () => void;
}

export function RoomRules({ room, cents, onClose }: RoomRulesProps) {
  const { t } = useTranslation("chess");
  const { name, game, vendor, rules, base, entry, seats, online, opensAt } = room;
  const facts = [
    [t("room.base"), unbrokenYuan(base)],
    [t("room.entry"), unbrokenYuan(entry)],
    [t("room.online"), formatCount(online)],
    [t("rules.room"), name],
    [t("rules.provider"), vendor],
    [t("filter.game"), game],
  ];
  return (
    <Sheet open title={t("rules.title", { game })} onClose={onClose}>
      <Stack gap="4">
        {opensAt !== null && <MaintenanceNote name={name} opensAt={opensAt} />}
        <Text color="text" lineHeight="1-7" whiteSpace="pre-line">
          {rules === "" ? t("rules.none") : rules}
        </Text>
        <Grid
          as="dl"
          columns={{ base: "repeat(2, minmax(0, 1fr))", desktop: "repeat(3, minmax(0, 1fr))" }}
          gap="2"
        >
          {facts.map(([label, value]) => (
            <div key={label} className={fact}>
              <Text as="dt" color="text-muted" size="xs">
                {label}
              </Text>
              <Text as="dd" color="text-strong" weight="semibold" truncate className={figures}>
                {value}
              </Text>
            </div>
          ))}
        </Grid>
        <Row wrap="wrap" align="center" justify="space-between" gap="3">
          <Row as="span" align="center" gap="3" size="sm">
            {t("room.seats", { taken: seats[0], all: seats[1] })}
            <EntryMark room={room} cents={cents} />
          </Row>
          <SitAtRoomButton room={room} tone="primary" size="lg" />
        </Row>
      </Stack>
    </Sheet>
  );
}

const fact = css({
  minWidth: "0",
  paddingBlock: "2",
  paddingInline: "3",
  borderRadius: "md",
  background: "surface-sunken",
});
