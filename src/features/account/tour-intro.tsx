import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Box, Row, Text } from "#styled/jsx/index.js";
import { goToTourStep } from "#session/overlays/tour.ts";
import { isChapterDone, type TourProgress } from "#session/overlays/tour-progress.ts";
import { TOUR_CHAPTERS } from "#session/overlays/tour-steps.ts";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";

interface TourIntroProps {
  readonly mark: TourProgress | null;
  readonly onSkip: () => void;
}

export function TourIntro({ mark, onSkip }: TourIntroProps) {
  const { t } = useTranslation("account");
  const done = TOUR_CHAPTERS.filter((chapter) => isChapterDone(mark, chapter)).length;
  const isDone = mark?.state === "done";
  return (
    <section aria-label={t("tour.name")} className={cx(cardStyle, frame)}>
      <Box minWidth="0">
        <Text color="text-strong" size="lg" lineHeight="1-6">
          {t(isDone ? "tour.again" : "tour.lead")}
        </Text>
        <p className={keys}>{t("tour.keys")}</p>
        <p className={state}>
          {isDone && <Icon as={CircleCheck} />}
          {t("tour.progress", { done, of: TOUR_CHAPTERS.length })}
          {mark?.state === "skipped" && <span>{t("tour.skipped")}</span>}
        </p>
        <Ways mark={mark} onSkip={onSkip} />
      </Box>
      <TourScene className={scene} />
    </section>
  );
}

/** On from where it was left, from the beginning, or not at all. */
function Ways({ mark, onSkip }: TourIntroProps) {
  const { t } = useTranslation("account");
  const left = mark?.state === "done" ? null : (mark?.furthest ?? null);
  return (
    <Row wrap="wrap" gap="3" marginTop="4">
      {left !== null && (
        <Button tone="primary" size="lg" onClick={() => goToTourStep(left)}>
          {t("tour.resume")}
        </Button>
      )}
      <Button tone={left === null ? "primary" : "neutral"} size="lg" onClick={() => goToTourStep()}>
        {t(left === null && mark?.state !== "done" ? "tour.start" : "tour.restart")}
      </Button>
      {mark?.state !== "done" && mark?.state !== "skipped" && (
        <Button tone="ghost" size="lg" onClick={onSkip}>
          {t("tour.skip")}
        </Button>
      )}
    </Row>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "minmax(0, 1fr) 17rem" },
  alignItems: "center",
  gap: { base: "4", desktop: "8" },
  padding: { base: "5", desktop: "8" },
});

const keys = css({
  display: { base: "none", desktop: "block" },
  marginTop: "1",
  color: "text-muted",
  fontSize: "sm",
});

const state = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "2",
  marginTop: "4",
  color: "accent-text",
  fontWeight: "semibold",
  "& span": { color: "text-muted", fontWeight: "regular" },
});

const scene = css({ order: { base: "-1", desktop: "0" }, maxHeight: "38" });

// A small page with a ring of light on one of its parts: what the tour looks like.
function TourScene({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 272 152" aria-hidden="true" className={cx(tourSceneScene, className)}>
      <rect x="1" y="1" width="270" height="150" rx="12" className={page} />
      <g className={soft}>
        <rect x="16" y="16" width="34" height="10" rx="5" />
        <rect x="66" y="16" width="26" height="10" rx="5" />
        <rect x="102" y="16" width="26" height="10" rx="5" />
        <rect x="138" y="16" width="26" height="10" rx="5" />
        <rect x="16" y="42" width="150" height="62" rx="8" />
        <rect x="16" y="114" width="70" height="24" rx="6" />
        <rect x="96" y="114" width="70" height="24" rx="6" />
        <rect x="180" y="42" width="76" height="28" rx="6" />
      </g>
      <rect x="190" y="10" width="68" height="22" rx="11" className={light} />
      <circle cx="201" cy="21" r="5" className={tourSceneAccent} />
      <rect x="211" y="17" width="38" height="8" rx="4" className={tourSceneAccent} />
      <rect x="168" y="54" width="96" height="62" rx="9" className={tourSceneCard} />
      <rect x="180" y="66" width="46" height="7" rx="3.5" className={tourSceneAccent} />
      <rect x="180" y="79" width="72" height="5" rx="2.5" className={soft} />
      <rect x="180" y="88" width="58" height="5" rx="2.5" className={soft} />
      <rect x="218" y="99" width="34" height="10" rx="5" className={tourSceneAccent} />
    </svg>
  );
}

const tourSceneScene = css({ width: "full", height: "auto" });
const page = css({ fill: "surface-sunken", stroke: "border" });
const soft = css({ fill: "border" });
const tourSceneAccent = css({ fill: "accent-mark" });
const light = css({ fill: "surface", stroke: "accent-mark", strokeWidth: "3" });
const tourSceneCard = css({ fill: "surface-raised", stroke: "border-strong" });
