// Head of a league in the list: folds it, follows it.
import { ChevronDown, ChevronUp, Star } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { useMediaUrl } from "#lib/media.ts";
import { Crest } from "#ui/crest.tsx";
import { Icon } from "#ui/icon.tsx";
import { figures } from "#ui/money.tsx";
import type { LeagueRow } from "./build-rows.ts";
import { toggleLeague } from "./list-state.ts";
import { SPOT_COLUMNS, spotAt } from "./spot.ts";
import { CELL } from "#ui/grid-roles.ts";
import { toggleFollow, useFollowed } from "../../feed/follows.ts";
import { PlainButton } from "#ui/plain-button.tsx";

export function LeagueHead({ row }: { readonly row: LeagueRow }) {
  const { t } = useTranslation("sport");
  const mediaUrl = useMediaUrl();
  const followed = useFollowed("league", row.id);
  return (
    <div {...CELL} className={head}>
      <PlainButton
        tabIndex={-1}
        aria-expanded={!row.folded}
        className={fold}
        {...spotAt(0, 0)}
        onClick={() => toggleLeague(row.id)}
      >
        <Crest src={mediaUrl(`/media/crest/league-${row.id}.svg`)} size={1.125} />
        {row.sport !== null && <span className={sport}>{t(`list.sports.${row.sport}`)}</span>}
        <span className={name}>{row.name}</span>
        <span className={cx(figures, count)}>
          {t("list.matches", { number: row.gameIds.length })}
        </span>
      </PlainButton>
      <PlainButton
        tabIndex={-1}
        aria-pressed={followed}
        aria-label={t("list.followLeague", { league: row.name })}
        title={t("list.followLeague", { league: row.name })}
        className={cx(tool, star)}
        {...spotAt(0, SPOT_COLUMNS.more)}
        onClick={() => toggleFollow("league", row.id)}
      >
        <Icon as={Star} />
      </PlainButton>
      <span className={arrow}>
        <Icon as={row.folded ? ChevronDown : ChevronUp} />
      </span>
    </div>
  );
}

const head = css({
  position: "relative",
  display: "flex",
  alignItems: "center",
  height: { base: "10", desktop: "8" },
  paddingInline: { base: "4", desktop: "cell-pad" },
  background: { base: "canvas", desktop: "surface-hover" },
  borderTop: { desktop: "thin" },
  color: "text-muted",
});
const fold = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  flex: "1",
  minWidth: "0",
  height: "full",
  textAlign: "left",
  _focusVisible: { outlineOffset: "-0-5" },
  // The whole head folds; the star lies above it.
  _after: { content: '""', position: "absolute", inset: "0" },
});
const name = css({
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
  truncate: true,
});
const sport = css({ flex: "none", fontSize: "sm" });
const count = css({ flex: "none", fontSize: "xs", fontWeight: "medium" });
const tool = css({
  position: "relative",
  zIndex: "1",
  display: "grid",
  placeItems: "center",
  width: { base: "10", desktop: "target" },
  height: { base: "10", desktop: "target" },
  borderRadius: "xs",
  _hover: { color: "link" },
});
const star = css({
  "&[aria-pressed=true]": { color: "warning", "& svg": { fill: "[currentColor]" } },
});
const arrow = css({ display: "grid", placeItems: "center", width: "7" });
