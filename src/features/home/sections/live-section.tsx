import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Box, Stack } from "#styled/jsx/index.js";
import { callPart } from "#lib/calls/call-result.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { FeaturedMatchCard } from "../cards/matches/featured-match-card.tsx";
import { MatchStrip, MatchStripSkeleton } from "../cards/matches/match-strip.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { SportChips } from "#domain/sports/sport-chips.tsx";
import { ofSport, useMatches } from "#domain/sports/use-matches.ts";

const LIMIT = 24;
/** Cards of one sport; more belong on a page of their own. */
const SHOWN = 12;

export function Section() {
  const { t } = useTranslation("home");
  const found = useMatches("sport", "RB", LIMIT);
  const [sport, setSport] = useState<string | null>(null);
  const strip = useRef<HTMLUListElement>(null);
  const title = t("sections.live.title");
  const turn = (by: 1 | -1) =>
    strip.current?.scrollBy({ left: by * strip.current.clientWidth, behavior: "smooth" });
  const { data } = found;
  const live = callPart(found, ({ matches }) =>
    ofSport(
      matches.filter((match) => match.live),
      sport,
    ).slice(0, SHOWN),
  );
  return (
    <SectionFrame
      title={title}
      note={data === undefined ? "" : t("sections.live.note", { count: data.total })}
      tools={
        <span className={tools}>
          <SportChips counts={data?.counts ?? []} chosen={sport} onChoose={setSport} />
          <span className={arrows}>
            <IconButton
              size="sm"
              icon={ChevronLeft}
              label={t("match.previous")}
              onClick={() => turn(-1)}
            />
            <IconButton
              size="sm"
              icon={ChevronRight}
              label={t("match.next")}
              onClick={() => turn(1)}
            />
          </span>
        </span>
      }
    >
      <Box minHeight={{ base: "52", _professional: "46" }}>
        <AsyncView
          result={live}
          skeleton={<MatchStripSkeleton />}
          empty={<EmptyState title={t("match.empty")} note={t("match.emptyText")} />}
        >
          {(matches) => (
            <MatchStrip key={sport} ref={strip} label={title}>
              {matches.map((match) => (
                <Stack as="li" key={match.id}>
                  <FeaturedMatchCard match={match} />
                </Stack>
              ))}
            </MatchStrip>
          )}
        </AsyncView>
      </Box>
    </SectionFrame>
  );
}

// Keeps its width while the filters load.
const tools = css({
  display: "flex",
  justifyContent: { desktop: "safe flex-end" },
  alignItems: "center",
  gap: "3",
  minWidth: "0",
  minHeight: "control",
  width: { base: "[calc(100vw - {spacing.gutter} * 2)]", desktop: "152" },
});
const arrows = css({ display: { base: "none", desktop: "flex" }, gap: "1" });
