import type { EditionArt } from "#contract/brand-entry.ts";
import { cva } from "#styled/css/index.js";
import { CoverArt } from "../pictures/cover-art.tsx";

interface HeroArtProps {
  /** Nothing is drawn without it. */
  readonly src: string | EditionArt | undefined;
  /** Over the whole width, or between the words and something at the end; `low` is that in a low band. */
  readonly place: "whole" | "between" | "low";
}

/** The drawing behind the words of a hero, and the shade that keeps the words readable. */
export function HeroArt({ src, place }: HeroArtProps) {
  if (src === undefined) return null;
  return (
    <>
      <CoverArt src={src} below loading="eager" priority="high" className={picture({ place })} />
      <span className={shade({ place })} />
    </>
  );
}

const picture = cva({
  base: { objectPosition: "70% 40%" },
  variants: {
    place: {
      between: {
        desktop: {
          left: "1/5",
          width: "[56%]",
          objectPosition: "50% 50%",
          maskImage: "linear-gradient(to right, transparent, black 30%, black 68%, transparent)",
        },
      },
      // No wider than what still shows the subject as a whole. On a phone it stands beside the title.
      low: {
        left: { base: "auto" },
        width: { base: "48" },
        height: { base: "22", desktop: "full" },
        objectPosition: { base: "50% 50%" },
        maskComposite: { base: "intersect", desktop: "add" },
        maskImage: {
          base: "linear-gradient(to right, transparent, black 40%), linear-gradient(to top, transparent, black 40%)",
        },
        desktop: {
          left: "2/5",
          width: "104",
          objectPosition: "50% 50%",
          maskImage: "linear-gradient(to right, transparent, black 25%, black 75%, transparent)",
        },
      },
      whole: {},
    },
  },
});

const UNDER_WORDS =
  "linear-gradient(to top, color-mix(in oklch, token(colors.art-ground) 92%, transparent) 30%, color-mix(in oklch, token(colors.art-ground) 56%, transparent))";
const shade = cva({
  base: {
    position: "absolute",
    inset: "0",
    zIndex: "below",
    backgroundImage: {
      desktop: {
        base: "linear-gradient(95deg, color-mix(in oklch, token(colors.art-ground) 88%, transparent) 14%, color-mix(in oklch, token(colors.art-ground) 60%, transparent) 38%, transparent 64%)",
        _professional:
          "linear-gradient(95deg, color-mix(in oklch, token(colors.art-ground) 92%, transparent) 12%, color-mix(in oklch, token(colors.art-ground) 62%, transparent) 46%, color-mix(in oklch, token(colors.art-ground) 12%, transparent) 82%)",
      },
    },
  },
  variants: {
    place: {
      whole: { backgroundImage: { base: UNDER_WORDS } },
      between: { backgroundImage: { base: UNDER_WORDS } },
      low: {},
    },
  },
});
