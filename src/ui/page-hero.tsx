// The opening of a public page: the brand's own scene over the full width, words on it.
import type { ReactNode } from "react";
import type { EditionArt } from "#contract/brand-entry.ts";
import { css, cva } from "#styled/css/index.js";
import { ArtFrame, CoverArt } from "./cover-art.tsx";

interface PageHeroProps {
  readonly kicker: string;
  /** The page's one first heading. */
  readonly title: string;
  readonly text: string;
  readonly art: string | EditionArt;
  /** Buttons below the words. */
  readonly actions?: ReactNode;
  /** Stands at the end of the band; below the words where there is no room. */
  readonly aside?: ReactNode;
}

export function PageHero({ kicker, title, text, art, actions, aside }: PageHeroProps) {
  return (
    <ArtFrame className={band}>
      <CoverArt
        src={art}
        below
        loading="eager"
        priority="high"
        className={picture({ beside: aside !== undefined })}
      />
      <span className={shade} />
      <div className={column}>
        <div className={css({ minWidth: "0" })}>
          <p className={lead}>{kicker}</p>
          <h1 className={heading}>{title}</h1>
          <p className={words}>{text}</p>
          {actions !== undefined && <div className={row}>{actions}</div>}
        </div>
        {aside}
      </div>
    </ArtFrame>
  );
}

const band = css({
  backgroundImage:
    "[radial-gradient(60rem 30rem at 88% 0%, color-mix(in oklch, token(colors.art-accent) 26%, transparent), transparent)]",
});

const picture = cva({
  base: { objectPosition: "70% 40%" },
  variants: {
    // Between the words and what stands beside them.
    beside: {
      true: {
        desktop: {
          left: "1/5",
          width: "[56%]",
          objectPosition: "50% 50%",
          maskImage: "[linear-gradient(to right, transparent, black 30%, black 68%, transparent)]",
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
    base: "[linear-gradient(to top, color-mix(in oklch, token(colors.art-ground) 92%, transparent) 30%, color-mix(in oklch, token(colors.art-ground) 56%, transparent))]",
    desktop: {
      base: "[linear-gradient(95deg, color-mix(in oklch, token(colors.art-ground) 88%, transparent) 14%, color-mix(in oklch, token(colors.art-ground) 60%, transparent) 38%, transparent 64%)]",
      _professional:
        "[linear-gradient(95deg, color-mix(in oklch, token(colors.art-ground) 92%, transparent) 12%, color-mix(in oklch, token(colors.art-ground) 62%, transparent) 46%, color-mix(in oklch, token(colors.art-ground) 12%, transparent) 82%)]",
    },
  },
});

const column = css({
  display: "flex",
  flexDirection: { base: "column", desktop: "row" },
  alignItems: { desktop: "center" },
  justifyContent: "space-between",
  gap: { base: "6", desktop: "10" },
  width: "column",
  minHeight: { desktop: { base: "88", _professional: "68" } },
  marginInline: "auto",
  paddingBlock: { base: "8", desktop: { base: "12", _professional: "8" } },
});

const lead = css({
  color: "on-art-muted",
  fontSize: "sm",
  fontWeight: "semibold",
  letterSpacing: "wide",
});

const heading = css({
  marginTop: "2",
  textStyle: "display",
  fontSize: { base: "3xl", desktop: { base: "hero", _professional: "3xl" } },
  textWrap: "balance",
});

const words = css({
  marginTop: "3",
  maxWidth: "136",
  color: "on-art-muted",
  fontSize: { base: "md", desktop: { base: "lg", _professional: "md" } },
});

const row = css({ display: "flex", flexWrap: "wrap", gap: "3", marginTop: "6" });
