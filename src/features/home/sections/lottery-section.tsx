import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { Segmented } from "#ui/fields/segmented.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { CallView } from "./call-view.tsx";
import { CompactDraw } from "../cards/draws/compact-draw.tsx";
import { FeaturedDraw } from "../cards/draws/featured-draw.tsx";
import { fullCount } from "./full-rows.ts";
import { SectionFrame } from "./section-frame.tsx";
import { useRefetchAtZero } from "#domain/games/use-refetch-at-zero.ts";
import { useVenueItems } from "#domain/games/venue-items.ts";

/** Draws from which the featured one is selected. */
const CHOICES = 5;

export function Section() {
  const { t } = useTranslation("home");
  const [chosen, setChosen] = useState<string | null>(null);
  const { result, items } = useVenueItems("CP", "draw");
  useRefetchAtZero(items, result.retry);
  const featured = items.find((draw) => draw.id === chosen) ?? items[0];
  const options = items.slice(0, CHOICES).map((draw) => ({ value: draw.id, label: draw.name }));
  return (
    <SectionFrame
      title={t("sections.lottery.title")}
      note={t("sections.lottery.note")}
      tools={
        featured === undefined ? null : (
          <Segmented
            label={t("lottery.choose")}
            options={options}
            value={featured.id}
            onChange={setChosen}
          />
        )
      }
    >
      <CallView result={result} skeleton={<Skeleton className={waiting} />}>
        {() => (featured === undefined ? null : <Hall featured={featured} draws={items} />)}
      </CallView>
    </SectionFrame>
  );
}

function Hall({ featured, draws }: { readonly featured: Draw; readonly draws: readonly Draw[] }) {
  const others = draws.filter((draw) => draw.id !== featured.id);
  return (
    <div className={hall}>
      <div className={main}>
        <FeaturedDraw draw={featured} />
      </div>
      {others.map((draw, index) => (
        <div key={draw.id} className={cell} data-off={hallsWithout(index, others.length)}>
          <CompactDraw draw={draw} />
        </div>
      ))}
    </div>
  );
}

/** Columns and most rows below the featured draw, by the width of the section. */
const HALLS = { phone: [1, 3], pair: [2, 4], three: [3, 3], four: [4, 2] } as const;

/** Widths at which the draw at `index` would be in an incomplete row. */
function hallsWithout(index: number, available: number): string {
  return Object.entries(HALLS)
    .filter(([, [columns, rows]]) => index >= fullCount(available, columns, rows))
    .map(([name]) => name)
    .join(" ");
}

const hall = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { base: "2-5", _professional: "2" },
  "@container (min-width: 34rem)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  "@container (min-width: 54rem)": {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: { base: "4", _professional: "2" },
  },
  "@container (min-width: 78rem)": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
});
const main = css({ gridColumn: "1 / -1", minWidth: "0", containerType: "inline-size" });
const cell = css({
  minWidth: "0",
  "@container (max-width: 33.99rem)": { "&[data-off~=phone]": { display: "none" } },
  "@container (min-width: 34rem) and (max-width: 53.99rem)": {
    "&[data-off~=pair]": { display: "none" },
  },
  "@container (min-width: 54rem) and (max-width: 77.99rem)": {
    "&[data-off~=three]": { display: "none" },
  },
  "@container (min-width: 78rem)": { "&[data-off~=four]": { display: "none" } },
});
const waiting = css({
  height: "346",
  borderRadius: "lg",
  desktop: { height: { base: "252", _professional: "217" } },
});
