// Text on the page's ground beside the scene with one large corner, and the live card over both.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { BrandScene } from "./hero-art.tsx";
import { HeroCard } from "./card-slot.tsx";
import { BrandWords } from "./hero-copy.tsx";
import { HeroFacts } from "./hero-facts.tsx";

export function Hero() {
  const { t } = useTranslation("home");
  return (
    <section aria-label={t("hero.label")} data-hero="bleed" className={frame}>
      <div className={wordsSide}>
        <Box width="full" maxWidth="146">
          <BrandWords place="ground" />
          <HeroFacts />
        </Box>
      </div>
      <div className={pictureSide}>
        <div className={picture}>
          <BrandScene className={scene} />
        </div>
        <HeroCard slot="paper" className={card} />
      </div>
    </section>
  );
}

const frame = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "minmax(0, 46fr) minmax(0, 54fr)" },
  minHeight: { desktop: "160", _professional: { desktop: "136" } },
  background: "surface",
});
const wordsSide = css({
  display: "grid",
  alignItems: "center",
  paddingBlock: { base: "8", desktop: "12" },
  paddingRight: { base: "gutter", desktop: "16" },
  paddingLeft: "[max({spacing.gutter}, (100vw - {sizes.content}) / 2)]",
  backgroundImage: "radial-gradient(circle at 100% 0, {colors.alt-subtle}, transparent 60%)",
  "& h1": { fontSize: { wide: "[calc({fontSizes.hero} * 1.25)]" } },
});
const pictureSide = css({
  position: "relative",
  minHeight: { base: "132", desktop: "0" },
  display: "grid",
  alignItems: "end",
  padding: { base: "gutter", desktop: "10" },
  paddingBottom: { base: "10", desktop: { base: "15", _professional: "6" } },
});
const picture = css({
  position: "absolute",
  inset: "0",
  overflow: "hidden",
  background: "art-ground",
  borderTopLeftRadius: { base: "12", desktop: "0" },
  borderBottomLeftRadius: { desktop: "32", _professional: { desktop: "8" } },
});
// The subject, right of the centre, is seen as a whole: beside the card, on a phone above it.
const scene = css({
  height: { base: "80", desktop: "full" },
  objectPosition: { base: "right center", _professional: "right top" },
  maskImage: { base: "linear-gradient(black 80%, transparent)", desktop: "none" },
});
const card = css({ position: "relative", width: "full", maxWidth: { desktop: "96" } });
