// One side of a match: crest, name, red cards, score.
import { useTranslation } from "react-i18next";
import type { MatchStateView } from "#contract/api/sport.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { BookingCard } from "#ui/layout/booking-card.tsx";
import { Crest } from "#ui/pictures/crest.tsx";
import { figures } from "#ui/money/money.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { scoreOf } from "./match-score.ts";

interface MatchSideProps {
  readonly name: string;
  readonly crest: string;
  readonly at: 0 | 1;
  readonly state: MatchStateView;
  /** This side gives the handicap. */
  readonly gives: boolean;
  /** What has just happened to this side. */
  readonly moment: "goal" | "red" | null;
}

export function MatchSide({ name, crest, at, state, gives, moment }: MatchSideProps) {
  const { t } = useTranslation("sport");
  const mediaUrl = useMediaUrl();
  const red = state.red?.[at] ?? 0;
  const score = scoreOf(state);
  return (
    <span className={side}>
      <Crest src={mediaUrl(crest)} size={1.125} />
      <b className={teamName({ gives })} title={name}>
        {name}
      </b>
      {red > 0 && (
        <BookingCard colour="red" className={cardStyle({ isNew: moment === "red" })}>
          <span className={srOnly}>{t("list.redCards")}</span>
          {red}
        </BookingCard>
      )}
      {score !== null && (
        <span className={cx(figures, scoreStyle({ isNew: moment === "goal" }))}>{score[at]}</span>
      )}
    </span>
  );
}

const side = css({
  display: "grid",
  gridTemplateColumns: "1.125rem minmax(0, 1fr) auto auto",
  columnGap: "1",
  alignItems: "center",
  height: { base: "7", desktop: "desk-line" },
  minWidth: "0",
});
const teamName = cva({
  base: {
    color: "text-strong",
    fontSize: "sm",
    fontWeight: "semibold",
    lineHeight: "1-15",
    // In a narrow column a long name wraps. The row has room for two lines of each name.
    lineClamp: { base: "1", desktop: "2" },
    textWrap: "balance",
  },
  variants: { gives: { true: { color: "accent-text" }, false: {} } },
});
const cardStyle = cva({
  base: { gridColumn: "3" },
  variants: { isNew: { true: { animation: "pulse 0.8s 5" }, false: {} } },
});
const scoreStyle = cva({
  base: {
    gridColumn: "4",
    minWidth: "5",
    borderRadius: "xs",
    paddingBlock: "0-5",
    fontSize: "md",
    fontWeight: "bold",
    lineHeight: "none",
    textAlign: "center",
  },
  variants: {
    isNew: {
      true: { background: "live", color: "live-on" },
      false: { color: "text-strong" },
    },
  },
});
