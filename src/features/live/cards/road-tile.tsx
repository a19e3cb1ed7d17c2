// A table as its big road, for looking at many tables at once.
import { Eye } from "lucide-react";
import { memo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { css, cva } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { useInView } from "#lib/browser/use-in-view.ts";
import { MaintenanceMark } from "#domain/games/lobby/maintenance.tsx";
import { CardButton } from "#ui/buttons/card-button.tsx";
import { ArtFrame } from "#ui/pictures/cover-art.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { figures } from "#ui/money/money.tsx";
import { showToast } from "#ui/overlays/toast.tsx";
import { useTable } from "../feed/use-table.ts";
import { MOST_KEPT, toggleKept, useKeptTables } from "./kept-tables.ts";
import { limitRange } from "./limit-range.ts";
import { RoadOrNumbers } from "./road-or-numbers.tsx";
import { RoundClock } from "./round-clock.tsx";
import { SitAtTableButton } from "./sit-at-table-button.tsx";
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
      <Row align="center" justify="space-between" gap="2" minHeight="8">
        <Text as="h3" size="sm" weight="bold" truncate minWidth="0">
          <CardButton
            aria-label={t("table.detailsOf", { name: table.name })}
            onClick={() => onDetails(id)}
          >
            {table.name}
          </CardButton>
        </Text>
        <Row as="span" align="center" gap="2" size="xs">
          {table.opensAt === null ? (
            <StreakMark table={table} />
          ) : (
            <MaintenanceMark opensAt={table.opensAt} look="onArt" />
          )}
          <RoundClock held={held} live={inView} />
        </Row>
      </Row>
      <div className={paper}>{near && <RoadOrNumbers table={table} columns={COLUMNS} />}</div>
      <Row align="center" gap="2" size="xs">
        <Text as="span" color="on-art-muted" className={figures}>
          {limitRange(table.limits)}
        </Text>
        <Row as="span" align="center" gap="2" marginLeft="auto">
          <KeepButton table={table} />
          <SitAtTableButton table={table} tone="glass" size="sm" />
        </Row>
      </Row>
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
  containIntrinsicHeight: "auto {sizes.48}",
  display: "flex",
  flexDirection: "column",
  gap: "2",
  padding: "2-5",
  borderRadius: "md",
  boxShadow: "[inset 0 0 0 1px color-mix(in oklch, {colors.metal} 34%, transparent)]",
});
const paper = css({
  display: "grid",
  alignContent: "center",
  aspectRatio: "254 / 86",
  borderRadius: "xs",
  background: "surface",
});
const keep = cva({
  base: { position: "relative", zIndex: "1" },
  variants: {
    kept: {
      true: {
        "&[aria-pressed], &[aria-pressed]:enabled:hover": {
          background: "metal",
          color: "art-ground",
        },
      },
      false: {},
    },
  },
});
