// Top of a table's card: the drawing, who deals, how many sit, the time left.
import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { formatCount } from "#lib/format.ts";
import { useMediaUrl } from "#lib/media.ts";
import { ChatButton } from "#domain/chat/chat-button.tsx";
import { FavouriteHeart } from "#domain/games/favourite-heart.tsx";
import { MaintenanceMark } from "#domain/games/lobby/maintenance.tsx";
import { CardButton } from "#ui/card-button.tsx";
import { CoverArt } from "#ui/cover-art.tsx";
import { Icon } from "#ui/icon.tsx";
import { figures } from "#ui/money.tsx";
import type { HeldTable } from "../feed/live-store.ts";
import { DealerMedal } from "./dealer-medal.tsx";
import { pill, RoundClock } from "./round-clock.tsx";

interface TableSceneProps {
  readonly held: HeldTable;
  readonly live: boolean;
  /** The drawing may load. */
  readonly near: boolean;
  readonly onDetails: () => void;
}

export function TableScene({ held, live, near, onDetails }: TableSceneProps) {
  const { t } = useTranslation("live");
  const media = useMediaUrl();
  const { table } = held;
  return (
    <div className={scene}>
      {near && <CoverArt src={media(table.image)} below zoom />}
      <span className={veil} />
      {table.opensAt !== null && <MaintenanceMark opensAt={table.opensAt} look="cover" />}
      <div className={top}>
        <span className={cx(pill, figures)}>
          <Icon as={Users} size={1} />
          <span aria-label={t("table.seated", { count: table.seated })}>
            {formatCount(table.seated)}
          </span>
        </span>
        <span className={topEnd}>
          <RoundClock held={held} live={live} />
          <ChatButton size="sm" tone="glass" rid={`table-${table.id}`} />
          <FavouriteHeart
            onArt
            enName={table.enName}
            gameCode={table.id}
            label={t("table.favourite", { name: table.name })}
          />
        </span>
      </div>
      <div className={plate}>
        <DealerMedal portrait={near ? table.portrait : ""} name={table.dealer} />
        <div className={words}>
          <h3 className={name}>
            <CardButton aria-label={t("table.detailsOf", { name: table.name })} onClick={onDetails}>
              {table.name}
            </CardButton>
          </h3>
          <p className={line}>
            {[table.dealer && t("table.dealer", { name: table.dealer }), table.language]
              .filter((text) => text !== "")
              .join(" · ")}
          </p>
        </div>
      </div>
    </div>
  );
}

const scene = css({
  position: "relative",
  isolation: "isolate",
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: "2",
  height: { base: "38", _professional: "22" },
  padding: { base: "3", _professional: "2" },
  overflow: "hidden",
});
const veil = css({
  position: "absolute",
  inset: "0",
  zIndex: "below",
  backgroundImage:
    "[linear-gradient(to top, {colors.art-ground} 4%, color-mix(in oklch, {colors.art-ground} 64%, transparent) 44%, transparent 78%)]",
});
const top = css({ display: "flex", justifyContent: "space-between", gap: "2" });
// Above the area of the card's own button.
const topEnd = css({
  position: "relative",
  zIndex: "1",
  display: "flex",
  alignItems: "center",
  gap: "2",
});
const plate = css({ display: "flex", alignItems: "center", gap: "3", minWidth: "0" });
const words = css({ minWidth: "0" });
const name = css({
  textStyle: "display",
  fontSize: { base: "lg", _professional: "md" },
  truncate: true,
});
const line = css({ color: "on-art-muted", fontSize: "xs", truncate: true });
