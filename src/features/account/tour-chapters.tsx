import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { isChapterDone, type TourProgress } from "#session/overlays/tour-progress.ts";
import { TOUR_CHAPTERS, type TourChapter } from "#session/overlays/tour-steps.ts";
import { cardStyle } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { ChapterDrawing } from "./chapter-drawing.tsx";

export function TourChapters({ mark }: { readonly mark: TourProgress | null }) {
  return (
    <ol className={list}>
      {TOUR_CHAPTERS.map((chapter) => (
        <Chapter key={chapter} chapter={chapter} done={isChapterDone(mark, chapter)} />
      ))}
    </ol>
  );
}

interface ChapterProps {
  readonly chapter: TourChapter;
  readonly done: boolean;
}

function Chapter({ chapter, done }: ChapterProps) {
  const { t } = useTranslation("account");
  return (
    <li className={cx(cardStyle, card)}>
      <ChapterDrawing chapter={chapter} />
      <div className={css({ minWidth: "0" })}>
        <h3 className={title}>
          {t(`tour.chapter.${chapter}.title`)}
          {done && (
            <span className={badge}>
              <Icon as={CircleCheck} />
              {t("tour.done")}
            </span>
          )}
        </h3>
        <p className={css({ color: "text-muted", fontSize: "sm" })}>
          {t(`tour.chapter.${chapter}.text`)}
        </p>
      </div>
    </li>
  );
}

const list = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "repeat(2, minmax(0, 1fr))" },
  gap: { base: "3", desktop: "4" },
});

const card = css({ display: "flex", alignItems: "center", gap: "4", padding: "4" });

const title = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "3",
  color: "text-strong",
  fontWeight: "bold",
});

const badge = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  color: "success",
  fontSize: "xs",
  fontWeight: "semibold",
});
