// One large tile with the brand's scene and its live card, four small ones with offers.
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { brand, brandEntry } from "../../../brand/brand.ts";
import { promptLogin } from "../../../session/account/login-prompt.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { goToSection, promotionsSection } from "../page/home-blocks.ts";
import { homeWrap } from "../page/home-wrap.ts";
import { BrandScene, OfferScene } from "./hero-art.tsx";
import { HeroCard } from "./card-slot.tsx";
import { BrandWords } from "./hero-copy.tsx";
import { type Offer, useOffers } from "./use-offers.ts";
import { PlainButton } from "../../../ui/plain-button.tsx";

const OFFERS = 4;

export function Hero() {
  const { t } = useTranslation("home");
  const offers = useOffers(OFFERS);
  const places = Array.from({ length: OFFERS }, (_, at) => offers[at] ?? null);
  return (
    <section aria-label={t("hero.label")} className={cx(homeWrap, mosaic)}>
      <div data-ground="art" className={cx(tile, mainTile)}>
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

function OfferTile({ offer }: { readonly offer: Offer }) {
  const promotions = promotionsSection(brand().layout.home);
  const shown = promotions !== null && brandEntry().sections[promotions] !== undefined;
  return (
    <PlainButton
      className={cx("group", tile, smallTile, offerTile)}
      onClick={shown ? () => goToSection(promotions) : promptLogin}
    >
      <OfferScene src={offer.image} className={cx(scene, zoom)} />
      <span className={kicker}>{offer.kicker}</span>
      <span className={title}>{offer.title}</span>
      <span className={note}>{offer.text}</span>
    </PlainButton>
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
const tile = css({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "flex",
  flexDirection: "column",
  minWidth: "0",
  borderRadius: "tile",
  background: "art-ground",
  color: "on-art",
  textAlign: "left",
  boxShadow: "1",
  _after: {
    content: '""',
    position: "absolute",
    inset: "0",
    borderRadius: "inherit",
    boxShadow: "edge-art",
    pointerEvents: "none",
  },
  // The veil under the text.
  _before: {
    content: '""',
    position: "absolute",
    inset: "0",
    zIndex: "below",
    backgroundImage: {
      base: "[linear-gradient(95deg, {colors.art-veil}, color-mix(in oklch, {colors.art-veil} 70%, transparent))]",
      desktop:
        "[linear-gradient(95deg, {colors.art-veil}, color-mix(in oklch, {colors.art-veil} 56%, transparent) 46%, transparent 76%)]",
    },
  },
});
const mainTile = css({
  gridColumn: { base: "1 / -1", desktop: "1" },
  gridRow: { desktop: "1 / span 4", wide: "1 / span 2" },
  justifyContent: "space-between",
  gap: "6",
  minHeight: { base: "104", desktop: "112" },
  padding: { base: "5", desktop: "7" },
});
// The scene's subject is right of the centre.
const words = css({ maxWidth: "104", "& p": { maxWidth: { desktop: "84" } } });
const smallTile = css({
  minHeight: { base: "36", desktop: "26", wide: "56" },
  borderRadius: "tile",
});
const offerTile = css({
  justifyContent: "flex-end",
  alignItems: "flex-start",
  gap: "1",
  padding: { base: "3-5", desktop: "4-5" },
  border: "none",
  cursor: "pointer",
  fontFamily: "inherit",
});
const scene = css({ zIndex: "lowest" });
const zoom = css({
  transitionProperty: "transform",
  transitionDuration: "slow",
  _groupHover: { transform: "[scale(1.035)]" },
});
const card = css({ width: "full" });
const kicker = css({
  color: "[color-mix(in oklch, {colors.art-accent} 50%, {colors.on-art})]",
  fontSize: "xs",
  fontWeight: "semibold",
  lineClamp: "1",
});
const title = css({
  maxWidth: "[16ch]",
  fontSize: { base: "lg", desktop: "xl" },
  fontWeight: "bold",
  lineHeight: "tight",
  textWrap: "balance",
  lineClamp: "2",
});
const note = css({ maxWidth: "[26ch]", color: "on-art-muted", fontSize: "xs", lineClamp: "2" });
