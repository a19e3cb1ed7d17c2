// Filters of the lobby: kind and favourites as chips, speed, and the search.
import { Star } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { Chip } from "#ui/buttons/chip.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { useLotteryAddress } from "../draws/use-lottery-address.ts";
import { useIsFavouriteDraw } from "./favourite-draws.ts";
import { kindCounts, SPEEDS } from "../draws/filter-draws.ts";
import { LONGEST_SEARCH } from "#lib/browser/address.ts";

interface FilterLineProps {
  readonly draws: readonly Draw[];
}

const ANY = "all";

export function FilterLine({ draws }: FilterLineProps) {
  const { t } = useTranslation("lottery");
  const [{ speed, search }, change] = useLotteryAddress();
  return (
    <>
      <KindChips draws={draws} />
      <Segmented
        label={t("filter.speed")}
        options={[
          { value: ANY, label: t("filter.all") },
          ...SPEEDS.map((value) => ({ value, label: t(`speed.${value}`) })),
        ]}
        value={speed ?? ANY}
        onChange={(value) => change({ speed: SPEEDS.find((one) => one === value) ?? null })}
      />
      <SearchField
        label={t("filter.search")}
        value={search}
        maxLength={LONGEST_SEARCH}
        className={box}
        onSearch={(next) => change({ search: next })}
      />
    </>
  );
}

function KindChips({ draws }: FilterLineProps) {
  const { t } = useTranslation("lottery");
  const [{ kind, favourites }, change] = useLotteryAddress();
  const own = draws.filter(useIsFavouriteDraw()).length;
  return (
    <ul aria-label={t("filter.kind")} className={chips}>
      <li>
        <Chip
          pressed={kind === null && !favourites}
          count={draws.length}
          onClick={() => change({ kind: null, favourites: false })}
        >
          {t("filter.all")}
        </Chip>
      </li>
      <li>
        <Chip
          pressed={favourites}
          count={own}
          onClick={() => change({ kind: null, favourites: !favourites })}
        >
          <Icon as={Star} />
          {t("favourite.title")}
        </Chip>
      </li>
      {kindCounts(draws).map((one) => (
        <li key={one.kind}>
          <Chip
            pressed={kind === one.kind}
            count={one.count}
            onClick={() => change({ kind: one.kind, favourites: false })}
          >
            {t(`kind.${one.kind}`)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

const chips = css({
  display: "flex",
  flex: { desktop: "1" },
  gap: "1-5",
  minWidth: "0",
  width: { base: "full", desktop: "auto" },
  padding: "0-5",
  layerStyle: "scrollRow",
});
const box = css({ flex: { base: "1", desktop: "none" }, width: { desktop: "52" } });
