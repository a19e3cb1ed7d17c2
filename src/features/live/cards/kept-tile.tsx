// A table in the strip of those kept in view: name, time left, road.
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { CardButton } from "#ui/buttons/card-button.tsx";
import { ArtFrame } from "#ui/pictures/cover-art.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { useTable } from "../feed/use-table.ts";
import { toggleKept } from "./kept-tables.ts";
import { RoadOrNumbers } from "./road-or-numbers.tsx";
import { RoundClock } from "./round-clock.tsx";
import { StreakMark } from "./table-figures.tsx";

interface KeptTileProps {
  readonly id: string;
  readonly onDetails: (id: string) => void;
}

const COLUMNS = 13;

export function KeptTile({ id, onDetails }: KeptTileProps) {
  const { t } = useTranslation("live");
  const held = useTable(id, true);
  if (held === undefined) return null;
  const { table } = held;
  return (
    <ArtFrame className={tile}>
      <Row align="center" gap="1" minHeight="8" size="2xs">
        <Text as="h3" flex="1" size="xs" weight="bold" truncate minWidth="0">
          <CardButton
            aria-label={t("table.detailsOf", { name: table.name })}
            onClick={() => onDetails(id)}
          >
            {table.name}
          </CardButton>
        </Text>
        <IconButton
          size="own"
          icon={X}
          label={t("kept.remove", { name: table.name })}
          className={remove}
          onClick={() => toggleKept(id)}
        />
      </Row>
      <div className={paper}>
        <RoadOrNumbers table={table} columns={COLUMNS} narrow />
      </div>
      <Row align="center" gap="1" minHeight="8" size="2xs">
        <RoundClock held={held} live />
        <StreakMark table={table} />
      </Row>
    </ArtFrame>
  );
}

const tile = css({
  display: "grid",
  gap: "1",
  padding: "1-5",
  borderRadius: "md",
  boxShadow: "edge-metal",
});
const remove = css({ zIndex: "1", width: "6", height: "6", borderRadius: "sm" });
const paper = css({
  display: "grid",
  alignContent: "center",
  aspectRatio: "184 / 86",
  borderRadius: "xs",
  background: "surface",
});
