// The home page: the brand's hero, then the blocks of its layout in order.
import { createElement } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Heading } from "#styled/jsx/index.js";
import { brand, brandEntry } from "#brand/brand.ts";
import { PriceAnnouncer } from "#ui/money/price-announcer.tsx";
import { type HomeColumns, homeColumns } from "./page/home-blocks.ts";
import { HomeColumn } from "./page/home-column.tsx";
import { HomeSection } from "./page/home-section.tsx";
import { homeWrap } from "./page/home-wrap.ts";
import { firstPart } from "./page/part-after-paint.ts";
import { SectionBoundary } from "./page/section-boundary.tsx";

export function Page() {
  const { sections } = brandEntry();
  const blocks = homeColumns(brand().layout.home, (key) => sections[key] !== undefined);
  return (
    <HomeColumn>
      <SectionBoundary fallback={<HeroFallback />}>
        <HeroPart />
      </SectionBoundary>
      {blocks.map((block, index) => (
        <Block key={block.id} block={block} below={index >= FIRST_BLOCKS} />
      ))}
      <PriceAnnouncer />
    </HomeColumn>
  );
}

function HeroPart() {
  return createElement(firstPart(brandEntry().hero, "Hero"));
}

/** Keeps the page title when the hero fails to load. */
function HeroFallback() {
  const { t } = useTranslation("home");
  return (
    <div className={homeWrap}>
      <Heading as="h1" paddingBlock="8" whiteSpace="pre-line" textStyle="display" size="3xl">
        {t("hero.title")}
      </Heading>
    </div>
  );
}

/** Blocks that may be visible on a tall first screen. */
const FIRST_BLOCKS = 2;

interface BlockProps {
  readonly block: HomeColumns;
  readonly below: boolean;
}

function Block({ block, below }: BlockProps) {
  const paired = block.main.length > 0 && block.aside.length > 0;
  return (
    <div className={cx(homeWrap, place)} data-home-block={block.main[0] ?? block.aside[0]}>
      <div className={paired ? columns : column}>
        {[block.main, block.aside]
          .filter((keys) => keys.length > 0)
          .map((keys) => (
            <div key={keys[0]} className={column}>
              {keys.map((key) => (
                <HomeSection key={key} section={key} below={below} />
              ))}
            </div>
          ))}
      </div>
    </div>
  );
}

const place = css({
  position: "relative",
  // The ticker overlaps the foot of a full-bleed hero.
  "[data-hero=bleed] + [data-home-block=announcements]&": {
    marginTop: "[calc({spacing.section-gap} * -1 - 1.5rem)]",
  },
});
const column = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: "section-gap",
  minWidth: "0",
});
// Two columns are closer together than sections, so their cards look like one board.
const columns = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "minmax(0, 1fr) 18rem",
    wide: "minmax(0, 1fr) 22.5rem",
  },
  columnGap: { _classic: "4", _professional: "3" },
  rowGap: { _classic: "6", _professional: "3" },
  "& > div": {
    display: "flex",
    flexDirection: "column",
    rowGap: { _classic: "6", _professional: "3" },
  },
  // The last card of a column extends to the foot of the other column.
  "& > div > div:last-child:has(> section > :only-child)": {
    display: "grid",
    flex: "1",
    "& > section": { display: "grid" },
  },
  // Between framed cards a section with an unframed head needs space above it.
  "& > div > div:not(:first-child):has([data-section-head])": {
    paddingTop: { _professional: "4" },
  },
});
