import { cva, cx } from "#styled/css/index.js";
import { ArtTile } from "./art-tile.tsx";
import { cssVars } from "#ui/text/css-vars.ts";
import { PromotionTerm, type PromotionView } from "./promotion-card.tsx";

interface PromotionTileProps {
  readonly view: PromotionView;
  readonly big?: boolean;
  readonly className: string;
  readonly vars?: Readonly<Record<`--${string}`, number>>;
}

/** A promotion as a picture with its words on the left. */
export function PromotionTile({ view, big = false, className, vars }: PromotionTileProps) {
  return (
    <ArtTile
      art={view.art}
      veil="side"
      to={view.to}
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
    color: "metal-on-art",
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
      true: { maxWidth: "[52%]", fontSize: "md", desktop: { marginTop: "3", maxWidth: "2/5" } },
      false: { maxWidth: "[58%]", fontSize: "xs", lineClamp: 2 },
    },
  },
});
