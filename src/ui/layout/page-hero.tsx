// The opening of a public page: the brand's own scene over the full width, words on it.
import type { ReactNode } from "react";
import type { EditionArt } from "#contract/brand-entry.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Box, Row, Text } from "#styled/jsx/index.js";
import { motif } from "../pictures/motif.ts";
import { HeroArt } from "./hero-art.tsx";
import { ArtFrame } from "../pictures/cover-art.tsx";

interface PageHeroProps {
  readonly kicker: string;
  /** The page's one first heading. */
  readonly title: string;
  readonly text: string;
  /** None where something else is the picture. */
  readonly art: string | EditionArt | undefined;
  /** Buttons below the words. */
  readonly actions?: ReactNode;
  /** Stands at the end of the band; below the words where there is no room. */
  readonly aside?: ReactNode;
  /** Above a page that opens with a large picture of its own. */
  readonly low?: boolean;
}

export function PageHero(props: PageHeroProps) {
  const { kicker, title, text, art, actions, aside, low = false } = props;
  return (
    <ArtFrame className={cx(motif, band)}>
      <HeroArt src={art} place={aside === undefined ? "whole" : "between"} />
      <div className={column({ low })}>
        <Box minWidth="0">
          <Text color="on-art-muted" size="sm" weight="semibold" letterSpacing="wide">
            {kicker}
          </Text>
          <h1 className={heading({ low })}>{title}</h1>
          <p className={words}>{text}</p>
          {actions !== undefined && (
            <Row wrap="wrap" gap="3" marginTop="6">
              {actions}
            </Row>
          )}
        </Box>
        {aside}
      </div>
    </ArtFrame>
  );
}

const band = css({
  backgroundImage:
    "radial-gradient(60rem 30rem at 88% 0%, color-mix(in oklch, token(colors.art-accent) 26%, transparent), transparent)",
});

const column = cva({
  base: {
    display: "flex",
    flexDirection: { base: "column", desktop: "row" },
    alignItems: { desktop: "center" },
    justifyContent: "space-between",
    gap: { base: "6", desktop: "10" },
    width: "column",
    marginInline: "auto",
  },
  variants: {
    low: {
      true: { paddingBlock: { base: "5", desktop: { base: "7", _professional: "5" } } },
      false: {
        minHeight: { desktop: { base: "88", _professional: "68" } },
        paddingBlock: { base: "8", desktop: { base: "12", _professional: "8" } },
      },
    },
  },
});

const heading = cva({
  base: { textStyle: "display", textWrap: "balance" },
  variants: {
    low: {
      true: { marginTop: "1", fontSize: { base: "2xl", desktop: "3xl" } },
      false: {
        marginTop: "2",
        fontSize: { base: "3xl", desktop: { base: "hero", _professional: "3xl" } },
      },
    },
  },
});

const words = css({
  marginTop: "3",
  maxWidth: "136",
  color: "on-art-muted",
  fontSize: { base: "md", desktop: { base: "lg", _professional: "md" } },
});
