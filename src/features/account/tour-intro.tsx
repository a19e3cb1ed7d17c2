import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { goToTourStep } from "#session/overlays/tour.ts";
import { isChapterDone, type TourProgress } from "#session/overlays/tour-progress.ts";
import { TOUR_CHAPTERS } from "#session/overlays/tour-steps.ts";
import { Button } from "#ui/button.tsx";
import { cardStyle } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { TourScene } from "./tour-scene.tsx";

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
      <div className={css({ minWidth: "0" })}>
        <p className={lead}>{t(isDone ? "tour.again" : "tour.lead")}</p>
        <p className={keys}>{t("tour.keys")}</p>
        <p className={state}>
          {isDone && <Icon as={CircleCheck} />}
          {t("tour.progress", { done, of: TOUR_CHAPTERS.length })}
          {mark?.state === "skipped" && <span>{t("tour.skipped")}</span>}
        </p>
        <Ways mark={mark} onSkip={onSkip} />
      </div>
      <TourScene className={scene} />
    </section>
  );
}

/** On from where it was left, from the beginning, or not at all. */
function Ways({ mark, onSkip }: TourIntroProps) {
  const { t } = useTranslation("account");
  const left = mark?.state === "done" ? null : (mark?.furthest ?? null);
  return (
    <div className={ways}>
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
    </div>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "minmax(0, 1fr) 17rem" },
  alignItems: "center",
  gap: { base: "4", desktop: "8" },
  padding: { base: "5", desktop: "8" },
});

const lead = css({ color: "text-strong", fontSize: "lg", lineHeight: "1-6" });
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

const ways = css({ display: "flex", flexWrap: "wrap", gap: "3", marginTop: "4" });
const scene = css({ order: { base: "[-1]", desktop: "0" }, maxHeight: "38" });
