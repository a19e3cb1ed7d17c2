// Nothing fits the filters: near names for a search, a way to all draws otherwise.
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { brand } from "#brand/brand.ts";
import { Box, Grid, Heading } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { useLotteryAddress } from "../draws/use-lottery-address.ts";
import { DrawCard } from "./draw-card.tsx";
import { nearDraws } from "../draws/filter-draws.ts";

const NEAR = 3;

export function NoDraws({ draws }: { readonly draws: readonly Draw[] }) {
  const { t } = useTranslation("lottery");
  const [{ favourites, search }, change] = useLotteryAddress();
  const near = nearDraws(draws, search, NEAR);
  const reset = () => change({ kind: null, speed: null, favourites: false, search: "" });
  return (
    <>
      <EmptyState
        title={t(favourites && search === "" ? "favourite.empty" : "empty.filtered")}
        note={t(favourites && search === "" ? "favourite.emptyText" : "empty.filteredText")}
        art={brand().art.empty}
        action={<Button onClick={reset}>{t("empty.reset")}</Button>}
      />
      {near.length > 0 && (
        <>
          <Heading as="h3" marginBottom="3">
            {t("empty.near")}
          </Heading>
          <Grid as="ul" columns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))" gap="3">
            {near.map((draw) => (
              <Box as="li" key={draw.id} minWidth="0">
                <DrawCard draw={draw} />
              </Box>
            ))}
          </Grid>
        </>
      )}
    </>
  );
}
