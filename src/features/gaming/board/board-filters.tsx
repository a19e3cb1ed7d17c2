import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Chip } from "#ui/buttons/chip.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { useEsports } from "../desk/use-esports.ts";
import { SHOWS, useGamingAddress } from "../desk/use-gaming-address.ts";

/** Filters of the odds board: the game, and whether matches in play. */
export function BoardFilters() {
  const { t } = useTranslation("gaming");
  const [{ game, show }, change] = useGamingAddress();
  const { data } = useEsports();
  const counts = data?.counts ?? [];
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <ul aria-label={t("filter.game")} className={chips}>
        <li>
          <Chip pressed={game === null} count={all} onClick={() => change({ game: null })}>
            {t("filter.all")}
          </Chip>
        </li>
        {counts.map(({ sport, name, count }) => (
          <li key={sport}>
            <Chip
              pressed={game === sport}
              count={count}
              onClick={() => change({ game: game === sport ? null : sport })}
            >
              {name}
            </Chip>
          </li>
        ))}
      </ul>
      <Segmented
        label={t("filter.show")}
        options={SHOWS.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={show}
        onChange={(value) => change({ show: value })}
      />
    </>
  );
}

const chips = css({
  display: "flex",
  flex: { desktop: "1" },
  gap: "1-5",
  width: { base: "full", desktop: "auto" },
  minWidth: "0",
  minHeight: "control",
  alignItems: "center",
  padding: "0-5",
  layerStyle: "scrollRow",
});
