// A phone with this site on it: the brand's own pictures and names in a drawn frame. Decoration only.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Box, Grid } from "#styled/jsx/index.js";
import { brand } from "./brand.ts";
import { ArtFrame, CoverArt } from "#ui/pictures/cover-art.tsx";

const VENUES = 6;

interface PhoneFrameProps {
  /** What the top of the screen shows. */
  readonly opening: "hero" | "promotion";
}

export function PhoneFrame({ opening }: PhoneFrameProps) {
  const { t } = useTranslation("home");
  const { art, venues } = brand();
  return (
    <div className={phone} aria-hidden="true">
      <Box height="full" overflow="hidden" borderRadius="6-5" background="canvas">
        <ArtFrame className={hero}>
          <CoverArt src={art[opening]} className={heroArt} />
          <span className={shade} />
          <span className={heroTitle}>{t(`${opening}.title`)}</span>
        </ArtFrame>
        <div className={line}>
          <Box as="span" width="5" height="2" borderRadius="pill" background="accent-mark" />
          <Box as="span" flex="1" height="2" borderRadius="pill" background="skeleton" />
        </div>
        <Grid columns="repeat(2, minmax(0, 1fr))" gap="2" padding="2-5">
          {venues.slice(0, VENUES).map((venue) => {
            const scene = art.venues[venue];
            return (
              <ArtFrame key={venue} className={tile}>
                <CoverArt src={scene} />
                <span className={tileName}>{t(`venue.${venue}.title`)}</span>
              </ArtFrame>
            );
          })}
        </Grid>
      </Box>
    </div>
  );
}

const phone = css({
  width: "54",
  height: "108",
  padding: "2",
  borderRadius: "8",
  background: "art-ground",
  boxShadow: "[0 30px 60px -20px color-mix(in oklch, token(colors.art-ground) 60%, transparent)]",
  transform: "rotate(6deg)",
});
const hero = css({ height: "34" });
const heroArt = css({ objectPosition: "66% 40%" });
const shade = css({
  position: "absolute",
  inset: "0",
  backgroundImage: "linear-gradient(95deg, token(colors.art-veil), transparent)",
});
const heroTitle = css({
  position: "absolute",
  left: "4",
  top: "5",
  whiteSpace: "pre-line",
  textStyle: "display",
  fontSize: "md",
});
const line = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  marginInline: "2-5",
  marginTop: "2-5",
  padding: "2-5",
  borderRadius: "md",
  background: "surface",
});
const tile = css({ height: "18", borderRadius: "md" });
const tileName = css({
  position: "absolute",
  insetInline: "0",
  bottom: "0",
  padding: "2",
  fontSize: "2xs",
  fontWeight: "semibold",
  lineHeight: "none",
  backgroundImage: "linear-gradient(to top, token(colors.art-veil), transparent)",
});
