// A table in the strip of those kept in view: name, time left, road.
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { CardButton } from "#ui/card-button.tsx";
import { ArtFrame } from "#ui/cover-art.tsx";
import { IconButton } from "#ui/icon-button.tsx";
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
      <div className={line}>
        <h3 className={title}>
          <CardButton
            aria-label={t("table.detailsOf", { name: table.name })}
            onClick={() => onDetails(id)}
          >
            {table.name}
          </CardButton>
        </h3>
        <IconButton
          size="sm"
          icon={X}
          label={t("kept.remove", { name: table.name })}
          className={remove}
          onClick={() => toggleKept(id)}
        />
      </div>
      <div className={paper}>
        <RoadOrNumbers table={table} columns={COLUMNS} narrow />
      </div>
      <div className={line}>
        <RoundClock held={held} live />
        <StreakMark table={table} />
      </div>
    </ArtFrame>
  );
}

const tile = css({
  display: "grid",
  gap: "1",
  padding: "1-5",
  borderRadius: "md",
  boxShadow: "[inset 0 0 0 1px color-mix(in oklch, {colors.metal} 42%, transparent)]",
});
const line = css({
  display: "flex",
  alignItems: "center",
  gap: "1",
  minHeight: "8",
  fontSize: "2xs",
});
const title = css({ flex: "1", fontSize: "xs", fontWeight: "bold", truncate: true, minWidth: "0" });
const remove = css({ zIndex: "1", width: "6!", height: "6!" });
const paper = css({
  display: "grid",
  alignContent: "center",
  aspectRatio: "[184 / 86]",
  borderRadius: "xs",
  background: "surface",
});
