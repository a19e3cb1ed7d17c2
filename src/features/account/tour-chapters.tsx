import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Box, Row, Text } from "#styled/jsx/index.js";
import { isChapterDone, type TourProgress } from "#session/overlays/tour-progress.ts";
import { TOUR_CHAPTERS, type TourChapter } from "#session/overlays/tour-steps.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
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
    <Row as="li" align="center" gap="4" padding="4" className={cardStyle}>
      <ChapterDrawing chapter={chapter} />
      <Box minWidth="0">
        <Row as="h3" wrap="wrap" align="center" columnGap="3" color="text-strong" weight="bold">
          {t(`tour.chapter.${chapter}.title`)}
          {done && (
            <span className={badge}>
              <Icon as={CircleCheck} />
              {t("tour.done")}
            </span>
          )}
        </Row>
        <Text color="text-muted" size="sm">
          {t(`tour.chapter.${chapter}.text`)}
        </Text>
      </Box>
    </Row>
  );
}

const list = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "repeat(2, minmax(0, 1fr))" },
  gap: { base: "3", desktop: "4" },
});

const badge = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  color: "success",
  fontSize: "xs",
  fontWeight: "semibold",
});
