// Everything about a table before it is opened: who deals, limits, all roads, rules and payouts.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { useMediaUrl } from "#lib/media.ts";
import { ChatButton } from "#domain/chat/chat-button.tsx";
import { FavouriteHeart } from "#domain/games/favourite-heart.tsx";
import { MaintenanceNote } from "#domain/games/lobby/maintenance.tsx";
import { DutyPart } from "#domain/safety/duty-part.tsx";
import { ArtFrame, CoverArt } from "#ui/cover-art.tsx";
import { PanelDialog } from "#ui/panel-dialog.tsx";
import { DealerMedal } from "../cards/dealer-medal.tsx";
import { RoundClock } from "../cards/round-clock.tsx";
import { SitButton } from "../cards/sit-button.tsx";
import { StreakMark } from "../cards/table-figures.tsx";
import { useTable } from "../feed/use-table.ts";
import type { HeldTable } from "../feed/live-store.ts";
import { DetailFacts } from "./detail-facts.tsx";
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
      <div className={frame}>
        <Head held={held} />
        <div className={body}>
          {table.opensAt !== null && <MaintenanceNote name={table.name} opensAt={table.opensAt} />}
          <DetailFacts table={table} />
          <DetailResults table={table} />
          <DetailRules game={table.game} />
          <DutyPart name="duty-table-delay" />
        </div>
        <div className={foot}>
          <SitButton table={table} size="lg" />
        </div>
      </div>
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
      <div className={css({ minWidth: "0", flex: "1" })}>
        <h2 className={title}>{table.name}</h2>
        <p className={line}>
          {t(`games.${table.game}`)} · {table.vendor}
        </p>
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
      </div>
    </ArtFrame>
  );
}

const frame = css({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  minHeight: "0",
});
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
    "[linear-gradient(to top, {colors.art-ground} 10%, color-mix(in oklch, {colors.art-ground} 60%, transparent) 60%, transparent)]",
});
const title = css({ textStyle: "display", fontSize: "2xl", truncate: true });
const line = css({ color: "on-art-muted", fontSize: "sm" });
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
const foot = css({
  display: "grid",
  paddingTop: "3",
  paddingInline: "4",
  paddingBottom: "5-safe",
  borderTop: "thin",
});
