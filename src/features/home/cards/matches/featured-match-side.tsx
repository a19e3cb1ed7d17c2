import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css, cx } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { BookingCard } from "#ui/layout/booking-card.tsx";
import { Crest } from "#ui/pictures/crest.tsx";
import { figures } from "#ui/money/money.tsx";
import { srOnly } from "#ui/text/sr-only.ts";

interface MatchSideProps {
  readonly side: Match["home"];
}

/** One side in a line: crest, name, red cards, score. */
export function FeaturedMatchSide({ side }: MatchSideProps) {
  const media = useMediaUrl();
  return (
    <Row as="p" align="center" gap="2-5" minWidth="0">
      <Crest src={media(side.crest)} />
      <Text as="b" flex="1" minWidth="0" truncate color="text-strong" weight="semibold">
        {side.name}
      </Text>
      <RedCards count={side.redCards} />
      <span className={cx(figures, score)}>{side.score ?? "–"}</span>
    </Row>
  );
}

export function RedCards({ count }: { readonly count: number }) {
  const { t } = useTranslation("home");
  if (count === 0) return null;
  return (
    <BookingCard colour="red">
      <span aria-hidden="true">{count}</span>
      <span className={srOnly}>{t("match.redCards", { count })}</span>
    </BookingCard>
  );
}

const score = css({
  minWidth: "5",
  textAlign: "right",
  color: "text-strong",
  fontSize: "lg",
  fontWeight: "bold",
  lineHeight: "none",
});
