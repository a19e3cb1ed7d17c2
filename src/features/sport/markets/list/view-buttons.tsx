// Layout buttons of the list: sorting, folding, columns.
import {
  ChevronsDownUp,
  ChevronsUpDown,
  Columns2,
  Rows2,
  Rows3,
  Rows4,
  Volume2,
  VolumeX,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { playSound } from "../../feed/moment-sound.ts";
import { useDensity } from "./desk-density.ts";
import { foldLeagues, useListState } from "./list-state.ts";
import { isSort } from "./page-filter.ts";
import {
  setColumns,
  setDensity,
  setMatchSound,
  setSort,
  type Sort,
  useSportPreferences,
} from "../../feed/sport-preferences.ts";

interface SortChoiceProps {
  readonly sort: Sort;
  readonly onChange: (sort: Sort) => void;
}

export function SortChoice({ sort, onChange }: SortChoiceProps) {
  const { t } = useTranslation("sport");
  return (
    <Segmented
      label={t("list.sort")}
      className={css({ flex: "none" })}
      value={sort}
      options={[
        { value: "league", label: t("list.byLeague") },
        { value: "time", label: t("list.byTime") },
      ]}
      onChange={(next) => {
        if (!isSort(next)) return;
        setSort(next);
        onChange(next);
      }}
    />
  );
}

export function FoldAll({ leagueIds }: { readonly leagueIds: readonly string[] }) {
  const { t } = useTranslation("sport");
  const folded = useListState((state) => leagueIds.some((id) => state.folded.has(id)));
  return (
    <IconButton
      size="sm"
      icon={folded ? ChevronsUpDown : ChevronsDownUp}
      label={t(folded ? "list.unfoldAll" : "list.foldAll")}
      // Cards in order of time have no heads to fold to.
      disabled={leagueIds.length === 0}
      onClick={() => foldLeagues(folded ? [] : leagueIds)}
    />
  );
}

export function ColumnsButton() {
  const { t } = useTranslation("sport");
  const columns = useSportPreferences((state) => state.columns);
  const next = columns === "one" ? "two" : "one";
  return (
    <IconButton
      size="sm"
      icon={columns === "one" ? Columns2 : Rows2}
      label={t(`list.columns.${next}`)}
      className={deskOnly}
      onClick={() => setColumns(next)}
    />
  );
}

export function DensityButton() {
  const { t } = useTranslation("sport");
  const next = useDensity() === "compact" ? "comfortable" : "compact";
  return (
    <IconButton
      size="sm"
      icon={next === "compact" ? Rows4 : Rows3}
      label={t(`list.density.${next}`)}
      onClick={() => setDensity(next)}
    />
  );
}

/** Tones for goals, red cards and suspensions of the player's own matches. */
export function SoundButton() {
  const { t } = useTranslation("sport");
  const sound = useSportPreferences((state) => state.sound);
  return (
    <IconButton
      size="sm"
      icon={sound ? Volume2 : VolumeX}
      label={t("list.sound")}
      aria-pressed={sound}
      onClick={() => {
        setMatchSound(!sound);
        if (!sound) playSound("goal");
      }}
    />
  );
}

const deskOnly = css({ hideBelow: "desktop" });
