// One large tile with the brand's scene and its live card, four small ones with offers.
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { homeWrap } from "../page/home-wrap.ts";
import { BrandScene } from "./hero-art.tsx";
import { HeroCard } from "./card-slot.tsx";
import { BrandWords } from "./hero-copy.tsx";
import { mosaicTile, OfferTile, smallTile } from "./offer-tile.tsx";
import { useOffers } from "./use-offers.ts";

const OFFERS = 4;

export function Hero() {
  const { t } = useTranslation("home");
  const offers = useOffers(OFFERS);
  const places = Array.from({ length: OFFERS }, (_, at) => offers[at] ?? null);
  return (
    <section aria-label={t("hero.label")} className={cx(homeWrap, mosaic)}>
      <div data-ground="art" className={cx(mosaicTile, veil, mainTile)}>
        <BrandScene className={scene} />
        <div className={words}>
          <BrandWords place="art" />
        </div>
        <HeroCard slot="bare" className={card} />
      </div>
      {places.map((offer, at) =>
        offer === null ? (
          <Skeleton key={`place-${at}`} className={smallTile} />
        ) : (
          <OfferTile key={offer.id} offer={offer} />
        ),
      )}
    </section>
  );
}

const mosaic = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(2, minmax(0, 1fr))",
    desktop: "minmax(0, 1.6fr) minmax(0, 1fr)",
    wide: "minmax(0, 2.1fr) minmax(0, 1fr) minmax(0, 1fr)",
  },
  gridAutoRows: { wide: "[minmax(14rem, auto)]" },
  gap: { base: "3", _professional: "2" },
  marginTop: { base: "4", _professional: "3" },
});

const mainTile = css({
  gridColumn: { base: "1 / -1", desktop: "1" },
  gridRow: { desktop: "1 / span 4", wide: "1 / span 2" },
  justifyContent: "space-between",
  gap: "6",
  minHeight: { base: "104", desktop: "112" },
  padding: { base: "5", desktop: "7" },
});
/** Under the words, which stand on the scene. */
const veil = css({
  _before: {
    content: '""',
    position: "absolute",
    inset: "0",
    zIndex: "below",
    backgroundImage: {
      base: "linear-gradient(95deg, {colors.art-veil}, color-mix(in oklch, {colors.art-veil} 70%, transparent))",
      desktop:
        "linear-gradient(95deg, {colors.art-veil}, color-mix(in oklch, {colors.art-veil} 56%, transparent) 46%, transparent 76%)",
    },
  },
});
// The scene's subject is right of the centre.
const words = css({ maxWidth: "104", "& p": { maxWidth: { desktop: "84" } } });

const scene = css({ zIndex: "lowest" });

const card = css({ width: "full" });
