import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { promotionPath } from "#session/site/activity-path.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { ArtFrame, CoverArt } from "#ui/pictures/cover-art.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures, wrappingFigures } from "#ui/money/money.tsx";
import {
  CardLink,
  linkCard,
  PromotionPeriod,
  type PromotionProps,
  PromotionState,
  wholeScene,
} from "./promotion-parts.tsx";

/** The whole card is the link; an offer that needs no page has none. */
export function PromotionCard({ promotion, phase }: PromotionProps) {
  const { t } = useTranslation("activity");
  const media = useMediaUrl();
  const { title, amount, text, image, why } = promotion;
  const to = promotionPath(promotion);
  const name = to === null ? title : <CardLink to={to}>{title}</CardLink>;
  return (
    <article className={cx("group", cardStyle, linkCard, card)} data-phase={phase}>
      <ArtFrame className={scene}>
        <CoverArt
          src={media(image)}
          below
          zoom={to !== null}
          className={wholeScene({ of: "card" })}
        />
        <span className={veil} />
        <h3 className={heading}>{name}</h3>
        {amount !== "" && <p className={cx(figures, sum)}>{amount}</p>}
      </ArtFrame>
      <div className={body}>
        <Text color="text" size={{ base: "xs", desktop: "sm" }}>
          {text}
        </Text>
        {why !== "" && (
          <Text color="warning" size="xs">
            {why}
          </Text>
        )}
        <p className={foot}>
          <PromotionState promotion={promotion} phase={phase} />
          <Text as="span" color="text-muted" size="xs" className={wrappingFigures}>
            <PromotionPeriod promotion={promotion} phase={phase} />
          </Text>
        </p>
        {to !== null && (
          <span aria-hidden="true" className={way}>
            {t(promotion.kind === null ? "list.use" : "list.open")}
            <Icon as={ChevronRight} size={1} />
          </span>
        )}
      </div>
    </article>
  );
}

const card = css({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  height: "full",
  "&[data-phase=ended] img": { filter: "grayscale(1)", opacity: "0.6" },
});
const scene = css({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: "1-5",
  minHeight: { base: "24", desktop: { base: "38", _professional: "28" } },
  padding: { base: "3", desktop: { base: "5", _professional: "4" } },
});
const veil = css({
  position: "absolute",
  inset: "0",
  zIndex: "below",
  backgroundImage:
    "linear-gradient(95deg, color-mix(in oklch, token(colors.art-ground) 86%, transparent), color-mix(in oklch, token(colors.art-ground) 44%, transparent) 54%, transparent 82%)",
});
const heading = css({
  maxWidth: "3/5",
  textStyle: "display",
  fontSize: { base: "md", desktop: "lg" },
});
const sum = css({
  color: "metal-on-art",
  fontSize: { base: "xl", desktop: { base: "3xl", _professional: "2xl" } },
  fontWeight: "bold",
  lineHeight: "none",
});
const body = css({
  display: "flex",
  flexDirection: "column",
  gap: { base: "1-5", desktop: "2" },
  padding: { base: "3", desktop: { base: "5", _professional: "4" } },
});
const foot = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "3",
  rowGap: "1",
  marginTop: "auto",
  paddingTop: "1",
});
const way = css({
  // On phones the card alone says that it opens.
  display: { base: "none", desktop: "inline-flex" },
  alignItems: "center",
  gap: "1",
  color: "link",
  fontSize: "sm",
  fontWeight: "semibold",
  _groupHover: { textDecoration: "underline", textUnderlineOffset: "1" },
});
