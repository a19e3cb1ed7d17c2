// Everything about a table before it is opened: who deals, limits, all roads, rules and payouts.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Box, Stack, Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { ChatButton } from "#domain/chat/chat-button.tsx";
import { FavouriteHeart } from "#domain/games/favourite-heart.tsx";
import { MaintenanceNote } from "#domain/games/lobby/maintenance.tsx";
import { DutyPart } from "#domain/safety/duty-part.tsx";
import { ArtFrame, CoverArt } from "#ui/pictures/cover-art.tsx";
import { PanelDialog } from "#ui/overlays/panel-dialog.tsx";
import { DealerMedal } from "../cards/dealer-medal.tsx";
import { RoundClock } from "../cards/round-clock.tsx";
import { SitAtTableButton } from "../cards/sit-at-table-button.tsx";
import { StreakMark } from "../cards/table-figures.tsx";
import { useTable } from "../feed/use-table.ts";
import type { HeldTable } from "../feed/live-store.ts";
import { TableFacts } from "./table-facts.tsx";
import { DetailResults } from "./detail-results.tsx";
import { DetailRules } from "./detail-rules.tsx";

interface TableDetailsProps {
  readonly id: string;
  readonly onClose: () => void;
}

export function TableDetails({ id, onClose }: TableDetailsProps) {
  const held = useTable(id, true);
  if (held === undefined) return null;
  const { table } = held;
  return (
    <PanelDialog label={table.name} size="wide" crossOnArt onClose={onClose}>
      <Stack rows="auto minmax(0, 1fr) auto" minHeight="0">
        <Head held={held} />
        <div className={body}>
          {table.opensAt !== null && <MaintenanceNote name={table.name} opensAt={table.opensAt} />}
          <TableFacts table={table} />
          <DetailResults table={table} />
          <DetailRules game={table.game} />
          <DutyPart name="duty-table-delay" />
        </div>
        <Stack paddingTop="3" paddingInline="4" paddingBottom="5-safe" borderTop="thin">
          <SitAtTableButton table={table} tone="primary" size="lg" />
        </Stack>
      </Stack>
    </PanelDialog>
  );
}

function Head({ held }: { readonly held: HeldTable }) {
  const { t } = useTranslation("live");
  const media = useMediaUrl();
  const { table } = held;
  return (
    <ArtFrame className={head}>
      <CoverArt src={media(table.image)} below loading="eager" />
      <span className={veil} />
      <DealerMedal portrait={table.portrait} name={table.dealer} size="lg" />
      <Box minWidth="0" flex="1">
        <Text as="h2" textStyle="display" size="2xl" truncate>
          {table.name}
        </Text>
        <Text color="on-art-muted" size="sm">
          {t(`games.${table.game}`)} · {table.vendor}
        </Text>
        <p className={marks}>
          <RoundClock held={held} live />
          <StreakMark table={table} />
          <ChatButton size="sm" tone="glass" rid={`table-${table.id}`} />
          <FavouriteHeart
            onArt
            enName={table.enName}
            gameCode={table.id}
            label={t("table.favourite", { name: table.name })}
          />
        </p>
      </Box>
    </ArtFrame>
  );
}

const head = css({
  display: "flex",
  alignItems: "end",
  gap: "4",
  minHeight: { base: "34", desktop: "40" },
  padding: "4",
  borderBottom: "art",
});
const veil = css({
  position: "absolute",
  inset: "0",
  zIndex: "below",
  backgroundImage:
    "linear-gradient(to top, {colors.art-ground} 10%, color-mix(in oklch, {colors.art-ground} 60%, transparent) 60%, transparent)",
});
const marks = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  marginTop: "2",
  fontSize: "xs",
  // Here it follows the clock.
  "& > span": { marginLeft: "0" },
  "& > :last-child": { marginLeft: "auto" },
});
const body = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "5",
  padding: "4",
  overflowY: "auto",
  overscrollBehavior: "contain",
});
