// One wide scene with the text low in it; the live card is a band over its lower edge.
import { useTranslation } from "react-i18next";
import { css, cva, cx } from "#styled/css/index.js";
import { homeWrap } from "../page/home-wrap.ts";
import { BrandScene } from "./hero-art.tsx";
import { HeroCard, hasHeroCard } from "./card-slot.tsx";
import { BrandWords } from "./hero-copy.tsx";

export function Hero() {
  const { t } = useTranslation("home");
  const card = hasHeroCard();
  return (
    <section aria-label={t("hero.label")}>
      <div data-ground="art" className={scenery({ card })}>
        <BrandScene className={scene} />
        <div className={cx(homeWrap, words)}>
          <BrandWords place="low" />
        </div>
      </div>
      <HeroCard slot="band" className={cx(homeWrap, band)} />
    </section>
  );
}

const scenery = cva({
  base: {
    position: "relative",
    isolation: "isolate",
    overflow: "hidden",
    display: "grid",
    alignItems: "end",
    minHeight: { base: "136", desktop: "152", _professional: { desktop: "120" } },
    background: "art-ground",
    color: "on-art",
    paddingTop: "20",
    _after: {
      content: '""',
      position: "absolute",
      inset: "0",
      zIndex: "below",
      backgroundImage: {
        base: "linear-gradient(to top, {colors.art-veil}, color-mix(in oklch, {colors.art-veil} 88%, transparent) 50%, transparent 72%)",
        desktop:
          "linear-gradient(90deg, {colors.art-veil} 22%, transparent 46%), linear-gradient(to top right, {colors.art-veil}, color-mix(in oklch, {colors.art-veil} 60%, transparent) 34%, transparent 62%)",
      },
    },
  },
  variants: {
    card: {
      true: { paddingBottom: { base: "22", desktop: "34" } },
      false: { paddingBottom: { base: "10", desktop: "16" } },
    },
  },
});
// The subject stands as a whole above the card; on a phone, where it is right of the centre, above the words.
const scene = css({
  zIndex: "lowest",
  height: { base: "64", desktop: "full" },
  objectPosition: { base: "60% 40%", desktop: "center 86%" },
  maskImage: { base: "linear-gradient(black 80%, transparent)", desktop: "none" },
});
const words = css({ "& h1": { maxWidth: "[16em]" }, "& p": { maxWidth: { desktop: "100" } } });
const band = css({ position: "relative", marginTop: { base: "-14", desktop: "-18" } });
