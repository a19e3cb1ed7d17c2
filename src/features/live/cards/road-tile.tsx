// A table as its big road, for looking at many tables at once.
import { Eye } from "lucide-react";
import { memo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { useInView } from "#lib/use-in-view.ts";
import { MaintenanceMark } from "#domain/games/lobby/maintenance.tsx";
import { CardButton } from "#ui/card-button.tsx";
import { ArtFrame } from "#ui/cover-art.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { figures } from "#ui/money.tsx";
import { showToast } from "#ui/toast.tsx";
import { useTable } from "../feed/use-table.ts";
import { MOST_KEPT, toggleKept, useKeptTables } from "./kept-tables.ts";
import { limitRange } from "./limit-range.ts";
import { RoadOrNumbers } from "./road-or-numbers.tsx";
import { RoundClock } from "./round-clock.tsx";
import { SitButton } from "./sit-button.tsx";
import { StreakMark } from "./table-figures.tsx";

interface RoadTileProps {
  readonly id: string;
  readonly onDetails: (id: string) => void;
}

const COLUMNS = 18;

export const RoadTile = memo(function RoadTile({ id, onDetails }: RoadTileProps) {
  const { t } = useTranslation("live");
  const place = useRef<HTMLDivElement>(null);
  const { inView, near } = useInView(place);
  const held = useTable(id, inView);
  if (held === undefined) return null;
  const { table } = held;
  return (
    <ArtFrame ref={place} className={tile}>
      <div className={head}>
        <h3 className={name}>
          <CardButton
            aria-label={t("table.detailsOf", { name: table.name })}
            onClick={() => onDetails(id)}
          >
            {table.name}
          </CardButton>
        </h3>
        <span className={marks}>
          {table.opensAt === null ? (
            <StreakMark table={table} />
          ) : (
            <MaintenanceMark opensAt={table.opensAt} look="onArt" />
          )}
          <RoundClock held={held} live={inView} />
        </span>
      </div>
      <div className={paper}>{near && <RoadOrNumbers table={table} columns={COLUMNS} />}</div>
      <div className={foot}>
        <span className={cx(figures, limits)}>{limitRange(table.limits)}</span>
        <span className={buttons}>
          <KeepButton table={table} />
          <SitButton table={table} size="sm" />
        </span>
      </div>
    </ArtFrame>
  );
});

function KeepButton({ table: { id, name: tableName } }: { readonly table: LiveTable }) {
  const { t } = useTranslation("live");
  const kept = useKeptTables(({ ids }) => ids.includes(id));
  return (
    <IconButton
      size="sm"
      tone="glass"
      icon={Eye}
      label={t("table.keep", { name: tableName })}
      aria-pressed={kept}
      className={keep({ kept })}
      onClick={() => {
        if (!toggleKept(id)) showToast(t("kept.full", { most: MOST_KEPT }));
      }}
    />
  );
}

const tile = css({
  contentVisibility: "auto",
  containIntrinsicHeight: "[auto {sizes.48}]",
  display: "flex",
  flexDirection: "column",
  gap: "2",
  padding: "2-5",
  borderRadius: "md",
  boxShadow: "[inset 0 0 0 1px color-mix(in oklch, {colors.metal} 34%, transparent)]",
});
const head = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
  minHeight: "8",
});
const name = css({ fontSize: "sm", fontWeight: "bold", truncate: true, minWidth: "0" });
const marks = css({ display: "flex", alignItems: "center", gap: "2", fontSize: "xs" });
const paper = css({
  display: "grid",
  alignContent: "center",
  aspectRatio: "[254 / 86]",
  borderRadius: "xs",
  background: "surface",
});
const foot = css({ display: "flex", alignItems: "center", gap: "2", fontSize: "xs" });
const limits = css({ color: "on-art-muted" });
const buttons = css({ display: "flex", alignItems: "center", gap: "2", marginLeft: "auto" });
const keep = cva({
  base: { position: "relative", zIndex: "1" },
  variants: { kept: { true: { background: "metal!", color: "art-ground!" }, false: {} } },
});
