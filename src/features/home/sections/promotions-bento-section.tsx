import { useTranslation } from "react-i18next";
import { promotionConfig } from "#contract/api/site.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { useCall } from "../../../lib/use-call.ts";
import { promptLogin } from "../../../session/account/login-prompt.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ArtTile } from "../cards/art-tile.tsx";
import { arrangeBento } from "./bento.ts";
import { CallView } from "./call-view.tsx";
import { cssVars } from "../cards/css-vars.ts";
import { PromotionTerm, type PromotionView, usePromotionViews } from "../cards/promotion-card.tsx";
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
    >
      <CallView result={promotions} skeleton={<Skeleton className={waiting} />}>
        {() => (
          <div className={grid}>
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

interface PromotionTileProps {
  readonly view: PromotionView;
  readonly big?: boolean;
  readonly className: string;
  readonly vars?: Readonly<Record<`--${string}`, number>>;
}

function PromotionTile({ view, big = false, className, vars }: PromotionTileProps) {
  return (
    <ArtTile
      art={view.art}
      veil="side"
      onPress={promptLogin}
      className={cx(tile({ big }), className)}
      style={cssVars(vars ?? {})}
    >
      <span className={title({ big })}>{view.title}</span>
      {view.amount === "" ? null : <span className={amount({ big })}>{view.amount}</span>}
      <span className={text({ big })}>{view.text}</span>
      <PromotionTerm view={view} />
    </ArtTile>
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
const tile = cva({
  base: { alignItems: "flex-start" },
  variants: {
    big: {
      true: {
        minHeight: { base: "68", desktop: "60" },
        padding: "5",
        desktop: { padding: { base: "8", _professional: "5" } },
      },
      false: {
        minHeight: { base: "44", desktop: "38" },
        padding: "5",
        _professional: { padding: "4", minHeight: { base: "44", desktop: "32" } },
      },
    },
  },
});
const title = cva({
  base: { textStyle: "display", maxWidth: "[64%]" },
  variants: {
    big: { true: { fontSize: "2xl", desktop: { fontSize: "3xl" } }, false: { fontSize: "xl" } },
  },
});
const amount = cva({
  base: {
    textStyle: "figures",
    fontWeight: "bold",
    lineHeight: "none",
    marginTop: "2",
    color: "[color-mix(in oklch, token(colors.metal) 55%, token(colors.on-art))]",
  },
  variants: {
    big: {
      true: {
        fontSize: "11",
        desktop: { marginTop: "4", fontSize: { base: "16", _professional: "12" } },
      },
      false: { fontSize: "3xl" },
    },
  },
});
const text = cva({
  base: { marginTop: "1-5", color: "on-art-muted" },
  variants: {
    big: {
      true: { maxWidth: "[52%]", fontSize: "md", desktop: { marginTop: "3", maxWidth: "[46%]" } },
      false: { maxWidth: "[58%]", fontSize: "xs", lineClamp: 2 },
    },
  },
});
const waiting = css({
  height: "254",
  borderRadius: "tile",
  desktop: { height: { base: "98", _professional: "74" } },
});
