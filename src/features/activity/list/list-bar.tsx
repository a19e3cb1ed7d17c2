import { useTranslation } from "react-i18next";
import type { ActivityCategory } from "#contract/activities.ts";
import { css } from "#styled/css/index.js";
import { Grid, Row } from "#styled/jsx/index.js";
import { useLoggedIn } from "#session/account/session-store.ts";
import type { LobbyAddress } from "#domain/games/lobby/define-lobby.ts";
import { Chip } from "#ui/buttons/chip.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { type PromotionFilter, STATE_FILTERS, type StateFilter } from "./promotion-filter.ts";
import { LONGEST_SEARCH } from "#lib/browser/address.ts";

/** Stands for "no choice" in a control that needs a value. */
const ALL = "";

interface ListBarProps {
  readonly filter: LobbyAddress<PromotionFilter>;
  readonly categories:
    | readonly { readonly key: ActivityCategory; readonly count: number }[]
    | undefined;
}

export function ListBar({ filter: { filter, choose, refine }, categories }: ListBarProps) {
  const { t } = useTranslation("activity");
  const loggedIn = useLoggedIn();
  const states = STATE_FILTERS.filter((state) => loggedIn || state !== "joined");
  const all = categories?.reduce((sum, { count }) => sum + count, 0);
  return (
    <Grid columns="minmax(0, 1fr)" gap="3" width="full" minWidth="0">
      <Row wrap="wrap" align="center" gap="3">
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
      </Row>
      <fieldset aria-label={t("list.categories")} className={chips}>
        <Chip
          pressed={filter.category === null}
          {...(all !== undefined && { count: all })}
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
    </Grid>
  );
}

const field = css({
  flex: "from-48",
  maxWidth: { desktop: "80" },
  marginLeft: { desktop: "auto" },
});
const chips = css({
  display: "flex",
  gap: "2",
  minWidth: "0",
  minHeight: "8",
  paddingBlock: "0-5",
  layerStyle: "scrollRow",
  "& > button": { minHeight: "8" },
});
