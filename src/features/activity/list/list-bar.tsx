import { useTranslation } from "react-i18next";
import type { ActivityCategory } from "#contract/activities.ts";
import { css } from "#styled/css/index.js";
import { useLoggedIn } from "#session/account/session-store.ts";
import type { FilterAndChange } from "#domain/games/lobby/use-address-filter.ts";
import { Chip } from "#ui/chip.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { type ListFilter, LONGEST_SEARCH, STATE_FILTERS, type StateFilter } from "./list-filter.ts";

/** Stands for "no choice" in a control that needs a value. */
const ALL = "";

interface ListBarProps {
  readonly filter: FilterAndChange<ListFilter>;
  readonly categories:
    | readonly { readonly key: ActivityCategory; readonly count: number }[]
    | undefined;
}

export function ListBar({ filter: { filter, choose, refine }, categories }: ListBarProps) {
  const { t } = useTranslation("activity");
  const loggedIn = useLoggedIn();
  const states = STATE_FILTERS.filter((state) => loggedIn || state !== "joined");
  const all = (categories ?? []).reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={frame}>
      <div className={line}>
        <Segmented<StateFilter | typeof ALL>
          label={t("list.states")}
          options={[
            { value: ALL, label: t("list.all") },
            ...states.map((value) => ({ value, label: t(`list.state.${value}`) })),
          ]}
          value={filter.state ?? ALL}
          onChange={(state) => choose({ state: state === ALL ? null : state })}
        />
        <SearchField
          label={t("list.search")}
          value={filter.search}
          maxLength={LONGEST_SEARCH}
          onSearch={(search) => refine({ search })}
          className={field}
        />
      </div>
      <fieldset aria-label={t("list.categories")} className={chips}>
        <Chip
          pressed={filter.category === null}
          count={all}
          onClick={() => choose({ category: null })}
        >
          {t("list.all")}
        </Chip>
        {categories?.map(({ key, count }) => (
          <Chip
            key={key}
            pressed={filter.category === key}
            count={count}
            onClick={() => choose({ category: key })}
          >
            {t(`category.${key}`)}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "3",
  width: "full",
  minWidth: "0",
});
const line = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" });
const field = css({
  flex: "[1 1 12rem]",
  maxWidth: { desktop: "80" },
  marginLeft: { desktop: "auto" },
});
const chips = css({
  display: "flex",
  gap: "2",
  minWidth: "0",
  minHeight: "8",
  paddingBlock: "0-5",
  overflowX: "auto",
  scrollbarWidth: "none",
  "& > button": { minHeight: "8" },
});
