// Full-bleed slides: the brand's own scene, then the offers. The brand's text is in the flow and sets the
// height; offers are positioned over it, so nothing moves when they load.
import { useTranslation } from "react-i18next";
import { css, cva, cx } from "#styled/css/index.js";
import { CarouselControls } from "#ui/layout/carousel-controls.tsx";
import { swipe } from "#ui/layout/swipe.ts";
import { useRotation } from "#ui/layout/use-rotation.ts";
import { homeWrap } from "../page/home-wrap.ts";
import { CarouselWords } from "./carousel-words.tsx";
import { BrandScene, OfferScene } from "./hero-art.tsx";
import { HeroCard, hasHeroCard } from "./card-slot.tsx";
import { useOffers } from "./use-offers.ts";
import { useRestWhileHidden } from "./use-rest-while-hidden.ts";
import { artFrame } from "#ui/pictures/cover-art.tsx";

const INTERVAL_MS = 7000;
const OFFERS = 4;

export function Hero() {
  const { t } = useTranslation("home");
  const offers = useOffers(OFFERS);
  const rotation = useRotation(offers.length + 1, INTERVAL_MS);
  useRestWhileHidden(rotation.hold);
  const slides = [
    { key: "brand", label: lastPart(t("hero.kicker")), content: null },
    ...offers.map((offer) => ({ key: offer.id, label: lastPart(offer.kicker), content: null })),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only hold the turning
    <section
      aria-roledescription={t("hero.role")}
      aria-label={t("hero.label")}
      data-hero="bleed"
      data-ground="art"
      className={artFrame}
      onMouseEnter={() => rotation.hold(true)}
      onMouseLeave={() => rotation.hold(false)}
      onFocus={() => rotation.hold(true)}
      onBlur={() => rotation.hold(false)}
      {...swipe(rotation.step)}
    >
      <div className={scenes}>
        <BrandScene className={cx(scene({ shown: rotation.index === 0 }), upper)} />
        {offers.map((offer, at) => (
          <OfferScene
            key={offer.id}
            src={offer.image}
            className={scene({ shown: rotation.index === at + 1 })}
          />
        ))}
      </div>
      <div className={cx(homeWrap, grid({ card: hasHeroCard() }))}>
        <CarouselWords offers={offers} index={rotation.index} quiet={!rotation.paused} />
        <HeroCard slot="glass" />
      </div>
      <div className={controls}>
        {offers.length === 0 ? null : (
          <CarouselControls slides={slides} rotation={rotation} interval={INTERVAL_MS} />
        )}
      </div>
    </section>
  );
}

/** A tab fits a few words: for "cup · night of the final" the second half. */
function lastPart(kicker: string): string {
  return kicker.split(" · ").at(-1) ?? kicker;
}

const scenes = css({
  position: "absolute",
  inset: "0",
  zIndex: "below",
  _after: {
    content: '""',
    position: "absolute",
    inset: "0",
    backgroundImage: {
      base: "linear-gradient({colors.art-veil}, {colors.art-veil})",
      desktop:
        "linear-gradient(90deg, {colors.art-veil}, color-mix(in oklch, {colors.art-veil} 60%, transparent) 34%, transparent 58%)",
    },
  },
});
const scene = cva({
  base: { transitionProperty: "opacity", transitionDuration: "slow" },
  variants: { shown: { true: { opacity: "1" }, false: { opacity: "0" } } },
});
// A low frame cuts the ground below the subject, not what stands above it.
const upper = css({
  objectPosition: {
    base: "58% 50%",
    desktop: { base: "center", _professional: "50% 15%" },
  },
});
const grid = cva({
  base: {
    display: "grid",
    gap: { base: "6", desktop: "12" },
    alignItems: "center",
    minHeight: { desktop: "144", _professional: { desktop: "116" } },
    paddingTop: { base: "8", desktop: "14" },
    paddingBottom: { base: "24", desktop: "30" },
    _professional: { paddingTop: "8" },
  },
  variants: {
    card: {
      true: {
        gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "minmax(0, 1fr) 24rem" },
      },
      false: { gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "minmax(0, 46rem)" } },
    },
  },
});
// The controls fill their line minus a gutter on each side: make the line a gutter wider than the content
// column on both sides.
const controls = css({
  position: "absolute",
  left: "1/2",
  bottom: { base: "8", desktop: "10" },
  transform: "translateX(-50%)",
  width: "[min(100%, {sizes.content} + {spacing.gutter} * 2)]",
});
