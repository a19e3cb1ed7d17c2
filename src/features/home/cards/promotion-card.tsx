// A promotion: the brand's own first one, or a running one of the site, in one shape.
import { useTranslation } from "react-i18next";
import type { EditionArt } from "#contract/brand-entry.ts";
import type { Promotion } from "#contract/api/activities.ts";
import { css } from "#styled/css/index.js";
import { brand, pageAddress } from "#brand/brand.ts";
import { formatCount } from "#lib/text/format.ts";
import { useMediaUrl } from "#lib/browser/media.ts";
import { promotionPath } from "#session/site/activity-path.ts";
import { Countdown } from "#ui/money/countdown.tsx";

export interface PromotionView {
  readonly id: string;
  readonly title: string;
  readonly amount: string;
  readonly text: string;
  readonly art: EditionArt | string;
  readonly endsAt: number | null;
  readonly claimed: number | null;
  /** Address of its page; null where it needs none. */
  readonly to: string | null;
}

/** The brand's own promotion first, then those running on the site. */
export function usePromotionViews(list: readonly Promotion[]): PromotionView[] {
  const { t } = useTranslation("home");
  const media = useMediaUrl();
  const own: PromotionView = {
    id: "own",
    title: t("promotion.title"),
    amount: t("promotion.amount"),
    text: t("promotion.text"),
    art: brand().art.promotion,
    endsAt: null,
    claimed: null,
    to: pageAddress("discount"),
  };
  // Skip the site's copy of the same offer.
  const others = list.filter(
    (promotion) => promotion.title !== own.title && promotion.amount !== own.amount,
  );
  return [
    own,
    ...others.map(({ image, ...rest }) => ({
      ...rest,
      art: media(image),
      to: promotionPath(rest) ?? own.to,
    })),
  ];
}

/** Duration and number of participants. */
export function PromotionTerm({ view }: { readonly view: PromotionView }) {
  const { t } = useTranslation("home");
  return (
    <span className={term}>
      {view.endsAt === null ? (
        t("promotions.lasting")
      ) : (
        <span className={left}>
          {t("promotions.left")} <Countdown until={view.endsAt} look="plain" />
        </span>
      )}
      {view.claimed === null ? null : (
        <span>{t("promotions.claimed", { count: formatCount(view.claimed) })}</span>
      )}
    </span>
  );
}

const term = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "3",
  rowGap: "0-5",
  marginTop: "auto",
  paddingTop: "3",
  fontSize: "2xs",
});
const left = css({ display: "inline-flex", gap: "1", alignItems: "baseline" });
