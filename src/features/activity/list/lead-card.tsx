// The promotion that the list opens with, over its whole width.
import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Promotion } from "#contract/api/activities.ts";
import { css, cx } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { promotionPath } from "#session/site/activity-path.ts";
import { buttonStyle } from "#ui/buttons/button-style.ts";
import { motif } from "#ui/pictures/motif.ts";
import { artFrame, CoverArt } from "#ui/pictures/cover-art.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures, wrappingFigures } from "#ui/money/money.tsx";
import { offerSum } from "../parts/offer-sum.ts";
import {
  CardLink,
  linkCard,
  PromotionPeriod,
  PromotionState,
  wholeScene,
} from "./promotion-parts.tsx";

export function LeadCard({ promotion }: { readonly promotion: Promotion }) {
  const { t } = useTranslation("activity");
  const media = useMediaUrl();
  const { title, amount, text, image, kind } = promotion;
  const to = promotionPath(promotion);
  return (
    <article data-ground="art" className={cx("group", artFrame, motif, linkCard, card)}>
      <CoverArt
        src={media(image)}
        below
        zoom={to !== null}
        loading="eager"
        className={wholeScene({ of: "lead" })}
      />
      <div className={words}>
        <Row wrap="wrap" align="center" columnGap="3" rowGap="1">
          <PromotionState promotion={promotion} phase="running" />
          <Text as="span" color="on-art-muted" size="sm" className={wrappingFigures}>
            <PromotionPeriod promotion={promotion} phase="running" />
          </Text>
        </Row>
        <h2 className={heading}>{to === null ? title : <CardLink to={to}>{title}</CardLink>}</h2>
        {amount !== "" && <p className={cx(figures, offerSum)}>{amount}</p>}
        <Text color="on-art-muted" size="md">
          {text}
        </Text>
        {to !== null && (
          <span aria-hidden="true" className={cx(buttonStyle({ tone: "light", size: "lg" }), way)}>
            {t(kind === null ? "list.use" : `list.lead.${kind}`)}
            <Icon as={ChevronRight} size={1} />
          </span>
        )}
      </div>
    </article>
  );
}

const card = css({
  display: "grid",
  alignItems: "center",
  minHeight: { base: "64", desktop: { base: "80", _professional: "60" } },
  borderRadius: "lg",
  boxShadow: "1-edge",
});
const words = css({
  display: "grid",
  justifyItems: "start",
  gap: { base: "2", desktop: "3" },
  maxWidth: { desktop: "1/2" },
  marginTop: { base: "30", desktop: "0" },
  padding: { base: "4", desktop: { base: "10", _professional: "8" } },
});
const heading = css({
  textStyle: "display",
  fontSize: { base: "2xl", desktop: { base: "hero", _professional: "3xl" } },
});
const way = css({ marginTop: "2" });
