import { useTranslation } from "react-i18next";
import { promotionConfig } from "#contract/api/activities.ts";
import { css, cx } from "#styled/css/index.js";
import { useCall } from "#lib/calls/use-call.ts";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { arrangeBento } from "./bento.ts";
import { CallView } from "./call-view.tsx";
import { usePromotionViews } from "../cards/promotion-card.tsx";
import { AllPromotions } from "../cards/all-promotions.tsx";
import { phoneRail } from "../cards/phone-rail.ts";
import { PromotionTile } from "../cards/promotion-tile.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** Beside the dominant tile: two columns of two rows. */
const COLUMNS = 2;
const OTHERS = 4;

export function Section() {
  const { t } = useTranslation("home");
  const promotions = useCall(promotionConfig, { position: "home" });
  const [own, ...others] = usePromotionViews(promotions.data?.list ?? []);
  const shown = others.slice(0, OTHERS);
  const cells = arrangeBento(shown.length, COLUMNS);
  return (
    <SectionFrame
      title={t("sections.promotionsBento.title")}
      note={
        promotions.data === undefined
          ? ""
          : t("sections.promotionsBento.note", { count: promotions.data.total })
      }
      tools={<AllPromotions />}
    >
      <CallView result={promotions} skeleton={<Skeleton className={waiting} />}>
        {() => (
          <div className={cx(phoneRail, grid)}>
            {own === undefined ? null : <PromotionTile view={own} big className={dominant} />}
            {shown.map((view, index) => (
              <PromotionTile
                key={view.id}
                view={view}
                className={cell}
                vars={{ "--span": cells[index]?.span ?? 1, "--rows": cells[index]?.rows ?? 1 }}
              />
            ))}
          </div>
        )}
      </CallView>
    </SectionFrame>
  );
}

const grid = css({
  display: "grid",
  gap: { base: "2-5", _professional: "2" },
  "@container (min-width: 54rem)": {
    gridTemplateColumns: "minmax(0, 1.35fr) repeat(2, minmax(0, 1fr))",
    gridTemplateRows: {
      base: "repeat(2, minmax(11.75rem, auto))",
      _professional: "repeat(2, minmax(9rem, auto))",
    },
    gap: { base: "4", _professional: "2" },
  },
});
const dominant = css({ "@container (min-width: 54rem)": { gridRow: "span 2" } });
const cell = css({
  "@container (min-width: 54rem)": { gridColumn: "span var(--span)", gridRow: "span var(--rows)" },
});

const waiting = css({
  height: "254",
  "@container (max-width: 39.99rem)": { height: "68" },
  borderRadius: "tile",
  desktop: { height: { base: "98", _professional: "74" } },
});
