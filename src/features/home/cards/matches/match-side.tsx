import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css, cx } from "#styled/css/index.js";
import { useMediaUrl } from "#lib/media.ts";
import { BookingCard } from "#ui/booking-card.tsx";
import { Crest } from "#ui/crest.tsx";
import { figures } from "#ui/money.tsx";
import { srOnly } from "#ui/sr-only.ts";

interface MatchSideProps {
  readonly side: Match["home"];
}

/** One side in a line: crest, name, red cards, score. */
export function MatchSide({ side }: MatchSideProps) {
  const media = useMediaUrl();
  return (
    <p className={line}>
      <Crest src={media(side.crest)} />
      <b className={name}>{side.name}</b>
      <RedCards count={side.redCards} />
      <span className={cx(figures, score)}>{side.score ?? "–"}</span>
    </p>
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

const line = css({ display: "flex", alignItems: "center", gap: "2-5", minWidth: "0" });
const name = css({
  flex: "1",
  minWidth: "0",
  truncate: true,
  color: "text-strong",
  fontWeight: "semibold",
});
const score = css({
  minWidth: "5",
  textAlign: "right",
  color: "text-strong",
  fontSize: "lg",
  fontWeight: "bold",
  lineHeight: "none",
});
