// Nothing fits the filters: near names for a search, a way to all draws otherwise.
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { brand } from "#brand/brand.ts";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useChangeAddress, useLotteryAddress } from "../use-lottery-address.ts";
import { DrawCard } from "./draw-card.tsx";
import { nearDraws } from "./filter-draws.ts";

const NEAR = 3;

export function NoDraws({ draws }: { readonly draws: readonly Draw[] }) {
  const { t } = useTranslation("lottery");
  const { favourites, search } = useLotteryAddress();
  const change = useChangeAddress();
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
          <h3 className={title}>{t("empty.near")}</h3>
          <ul className={grid}>
            {near.map((draw) => (
              <li key={draw.id} className={css({ minWidth: "0" })}>
                <DrawCard draw={draw} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const title = css({ marginBottom: "3", color: "text-strong", fontWeight: "bold" });
const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
  gap: "3",
});
