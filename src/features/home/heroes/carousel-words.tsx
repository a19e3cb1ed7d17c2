import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { OfferAction } from "./hero-actions.tsx";
import { BrandWords, HeroWords } from "./hero-copy.tsx";
import type { HeroOffer } from "./use-offers.ts";

interface CarouselWordsProps {
  readonly offers: readonly HeroOffer[];
  /** Index of the slide on view; 0 is the brand's own. */
  readonly index: number;
  /** Not announced while slides rotate. */
  readonly quiet: boolean;
}

export function CarouselWords({ offers, index, quiet }: CarouselWordsProps) {
  const { t } = useTranslation("home");
  const count = offers.length + 1;
  return (
    <div className={stack} aria-live={quiet ? "off" : "polite"}>
      <Slide label={t("hero.slide", { place: 1, count })} shown={index === 0} over={false}>
        <BrandWords place="art" />
      </Slide>
      {offers.map((offer, at) => (
        <Slide
          key={offer.id}
          label={t("hero.slide", { place: at + 2, count })}
          shown={index === at + 1}
          over
        >
          <HeroWords {...offer} place="art" heading="h2">
            <OfferAction />
          </HeroWords>
        </Slide>
      ))}
    </div>
  );
}

interface SlideProps {
  readonly label: string;
  readonly shown: boolean;
  /** Positioned over the first slide, out of the flow. */
  readonly over: boolean;
  readonly children: ReactNode;
}

function Slide({ label, shown, over, children }: SlideProps) {
  const { t } = useTranslation("home");
  return (
    <article
      aria-roledescription={t("hero.slideRole")}
      aria-label={label}
      inert={!shown}
      className={slide({ shown, over })}
    >
      {children}
    </article>
  );
}

const stack = css({ position: "relative", minWidth: "0" });
const slide = cva({
  base: {
    transitionProperty: "opacity, visibility",
    transitionDuration: "slow",
  },
  variants: {
    shown: {
      true: { opacity: "1", visibility: "visible" },
      false: { opacity: "0", visibility: "hidden" },
    },
    over: {
      true: {
        position: "absolute",
        insetInline: "0",
        top: "1/2",
        transform: "translateY(-50%)",
        "& > p": { lineClamp: "2" },
      },
      false: {},
    },
  },
});
