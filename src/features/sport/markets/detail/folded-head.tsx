// The head of a match once it has been scrolled away: one line with sides, score and clock under the site's header.
import { ArrowLeft } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SportMatch } from "#contract/api/sport.ts";
import { css } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { formatTime } from "#lib/text/format.ts";
import { figures } from "#ui/money/money.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { useMatchState } from "../../feed/feed-store.ts";
import { MatchClock } from "../../feed/match-clock-view.tsx";

interface FoldedHeadProps {
  readonly match: SportMatch;
  /** The whole head. */
  readonly head: RefObject<HTMLElement | null>;
  readonly onBack: () => void;
}

export function FoldedHead({ match, head, onBack }: FoldedHeadProps) {
  const { t } = useTranslation("sport");
  const state = useMatchState(match.gameId) ?? match.state;
  const place = useRef<HTMLDivElement>(null);
  const folded = useScrolledAway(head, place);
  return (
    <div ref={place} className={stuck} hidden={!folded}>
      <Row align="center" gap="2" className={bar}>
        <IconButton size="sm" icon={ArrowLeft} label={t("detail.back")} onClick={onBack} />
        <Text as="b" flex="1" size="sm" textAlign="end" truncate>
          {match.team_h}
        </Text>
        <Text as="b" size="md" weight="figure" whiteSpace="nowrap" className={figures}>
          {state.gameStatus === "upcoming"
            ? formatTime(match.startsAt)
            : `${state.sc_FT_H} - ${state.sc_FT_C}`}
        </Text>
        <Text as="b" flex="1" size="sm" truncate>
          {match.team_c}
        </Text>
        <Text as="span" color="text-muted" size="2xs" whiteSpace="nowrap" className={figures}>
          <MatchClock gameId={match.gameId} />
        </Text>
      </Row>
    </div>
  );
}

/** Whether the element is above what one sees below the site's header. */
function useScrolledAway(
  element: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null>,
): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null || place.current === null) return undefined;
    const header = Number.parseFloat(getComputedStyle(place.current).top);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setAway(!entry.isIntersecting && entry.boundingClientRect.top < header);
      },
      { rootMargin: `-${Math.round(header) || 0}px 0px 0px` },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, place]);
  return away;
}

/** Without height, so that nothing moves when it comes; as wide as the card that it stands in. */
const stuck = css({
  position: "sticky",
  top: { base: "14", desktop: "header" },
  zIndex: "3",
  height: "0",
  marginInline: { base: "-3", desktop: "-5" },
  // A low window has no room for it: the site's own header scrolls away, too.
  display: { _hidden: "none", _low: "none" },
});
const bar = css({
  height: "11",
  paddingInline: { base: "1", desktop: "3" },
  background: "surface-raised",
  color: "text-strong",
  borderBottomRadius: "md",
  boxShadow: "2-edge",
});
