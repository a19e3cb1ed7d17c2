import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { promotionConfig } from "#contract/api/activities.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { useCall } from "#lib/calls/use-call.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { CoverArt } from "#ui/pictures/cover-art.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { CallView } from "./call-view.tsx";
import { fullCount } from "./full-rows.ts";
import { AllPromotions } from "../cards/all-promotions.tsx";
import { phoneRail } from "../cards/phone-rail.ts";
import { PromotionTerm, type PromotionView, usePromotionViews } from "../cards/promotion-card.tsx";
import { SectionFrame } from "./section-frame.tsx";

const COLUMNS = 3;
const ROWS = 2;

export function Section() {
  const { t } = useTranslation("home");
  const promotions = useCall(promotionConfig, { position: "home" });
  const views = usePromotionViews(promotions.data?.list ?? []);
  return (
    <SectionFrame
      title={t("sections.promotionsCards.title")}
      note={
        promotions.data === undefined
          ? ""
          : t("sections.promotionsCards.note", { count: promotions.data.total })
      }
      tools={<AllPromotions />}
    >
      <CallView result={promotions} skeleton={<CardsSkeleton />}>
        {() => (
          <ul className={cx(phoneRail, grid)}>
            {views.slice(0, fullCount(views.length, COLUMNS, ROWS)).map((view) => (
              <Box as="li" key={view.id} minWidth="0">
                <PromotionRow view={view} />
              </Box>
            ))}
          </ul>
        )}
      </CallView>
    </SectionFrame>
  );
}

function PromotionRow({ view }: { readonly view: PromotionView }) {
  const look = cx("group", cardStyle, card);
  const content = (
    <>
      <span className={scene}>
        <CoverArt src={view.art} zoom className={view.id === "own" ? ownArt : siteArt} />
      </span>
      <span className={words}>
        <Text as="span" textStyle="display" size="lg" color="text-strong">
          {view.title}
        </Text>
        <span className={amount}>{view.amount}</span>
        <span className={text}>{view.text}</span>
        <PromotionTerm view={view} />
      </span>
    </>
  );
  if (view.to === null) return <div className={look}>{content}</div>;
  return (
    <Link to={view.to} className={look}>
      {content}
    </Link>
  );
}

function CardsSkeleton() {
  return (
    <ul className={cx(phoneRail, grid)} aria-busy="true">
      {Array.from({ length: COLUMNS * ROWS }, (_, index) => (
        <Box as="li" key={index} minWidth="0">
          <Skeleton className={waiting} />
        </Box>
      ))}
    </ul>
  );
}

const grid = css({
  display: "grid",
  gap: { base: "3", _professional: "2" },
  "@container (min-width: 40rem) and (max-width: 61.99rem)": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  },
  "@container (min-width: 62rem)": {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: { base: "4", _professional: "2" },
  },
});
const card = css({
  display: "grid",
  gridTemplateColumns: "7.5rem minmax(0, 1fr)",
  width: "full",
  height: "full",
  minHeight: "42",
  desktop: { minHeight: { base: "42", _professional: "34" } },
  overflow: "hidden",
  textAlign: "start",
  transitionProperty: "background-color",
  transitionDuration: "fast",
  _hover: { background: "surface-hover" },
  "@container (min-width: 62rem)": {
    gridTemplateColumns: { base: "10.5rem minmax(0, 1fr)", _professional: "7rem minmax(0, 1fr)" },
  },
});
const scene = css({ position: "relative", overflow: "hidden", background: "art-ground" });
// The site's scenes keep their left half free for text, so their subject is far right.
const ownArt = css({ objectPosition: "72% 50%" });
const siteArt = css({ objectPosition: "97% 50%" });
const words = css({
  display: "flex",
  flexDirection: "column",
  minWidth: "0",
  paddingBlock: "4",
  paddingInline: "5",
  color: "text-muted",
  _professional: { paddingBlock: "3", paddingInline: "4" },
});
const amount = css({
  textStyle: "figures",
  fontWeight: "bold",
  fontSize: "2xl",
  lineHeight: "tight",
  color: "alt-text",
  marginTop: "0-5",
});
const text = css({ marginTop: "1", fontSize: "xs", color: "text-muted", lineClamp: 2 });
const waiting = css({
  height: "42",
  borderRadius: "lg",
  desktop: { height: { base: "42", _professional: "34" } },
});
