// Head of a league in the list: folds it, follows it.
import { ChevronDown, ChevronUp, Star } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { Crest } from "#ui/pictures/crest.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import type { LeagueRow } from "./build-rows.ts";
import { toggleLeague } from "./list-state.ts";
import { SPOT_COLUMNS, spotAt } from "./spot.ts";
import { CELL } from "#ui/tables/grid-roles.ts";
import { toggleFollow, useFollowed } from "../../feed/follows.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

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
        {row.sport !== null && (
          <Text as="span" flex="none" size="sm">
            {t(`list.sports.${row.sport}`)}
          </Text>
        )}
        <Text as="span" color="text-strong" size="sm" weight="semibold" truncate>
          {row.name}
        </Text>
        <Text as="span" flex="none" size="xs" weight="medium" className={figures}>
          {t("list.matches", { number: row.gameIds.length })}
        </Text>
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
      <Stack as="span" placeItems="center" width="7">
        <Icon as={row.folded ? ChevronDown : ChevronUp} />
      </Stack>
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
  "&[aria-pressed=true]": { color: "warning", "& svg": { fill: "current" } },
});
