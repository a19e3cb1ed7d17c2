import type { EditionArt } from "#contract/brand-entry.ts";
import { css, cva } from "#styled/css/index.js";
import { CoverArt } from "../pictures/cover-art.tsx";

interface HeroArtProps {
  /** Nothing is drawn without it. */
  readonly src: string | EditionArt | undefined;
  /** Between the words and something at the end; else over the whole width. */
  readonly between: boolean;
}

/** The drawing behind the words of a hero, and the shade that keeps the words readable. */
export function HeroArt({ src, between }: HeroArtProps) {
  if (src === undefined) return null;
  return (
    <>
      <CoverArt src={src} below loading="eager" priority="high" className={picture({ between })} />
      <span className={shade} />
    </>
  );
}

const picture = cva({
  base: { objectPosition: "70% 40%" },
  variants: {
    between: {
      true: {
        desktop: {
          left: "1/5",
          width: "[56%]",
          objectPosition: "50% 50%",
          maskImage: "linear-gradient(to right, transparent, black 30%, black 68%, transparent)",
        },
      },
      false: {},
    },
  },
});

const shade = css({
  position: "absolute",
  inset: "0",
  zIndex: "below",
  backgroundImage: {
    base: "linear-gradient(to top, color-mix(in oklch, token(colors.art-ground) 92%, transparent) 30%, color-mix(in oklch, token(colors.art-ground) 56%, transparent))",
    desktop: {
      base: "linear-gradient(95deg, color-mix(in oklch, token(colors.art-ground) 88%, transparent) 14%, color-mix(in oklch, token(colors.art-ground) 60%, transparent) 38%, transparent 64%)",
      _professional:
        "linear-gradient(95deg, color-mix(in oklch, token(colors.art-ground) 92%, transparent) 12%, color-mix(in oklch, token(colors.art-ground) 62%, transparent) 46%, color-mix(in oklch, token(colors.art-ground) 12%, transparent) 82%)",
    },
  },
});
