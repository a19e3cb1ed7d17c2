// The guided tour's own page: what it shows, how far the member has come, and the ways into it.
import { useTranslation } from "react-i18next";
import { Heading } from "#styled/jsx/index.js";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { TourChapters } from "./tour-chapters.tsx";
import { TourIntro } from "./tour-intro.tsx";
import { useState } from "react";
import { skipTour } from "#session/overlays/tour.ts";
import { tourProgress, type TourProgress } from "#session/overlays/tour-progress.ts";

export function Page() {
  const { t } = useTranslation(["account", "titles"]);
  const { mark, onSkip } = useTourMark();
  return (
    <MemberFrame title={t("titles:introTutorial")}>
      <TourIntro mark={mark} onSkip={onSkip} />
      <Heading marginTop="2" paddingInline={{ base: "1", desktop: "0" }} size="lg">
        {t("tour.chapters")}
      </Heading>
      <TourChapters mark={mark} />
    </MemberFrame>
  );
}

/** The stored progress of this member's tour, and a function that ends it. */
function useTourMark(): { readonly mark: TourProgress | null; readonly onSkip: () => void } {
  const [mark, setMark] = useState(tourProgress);
  return {
    mark,
    onSkip: () => {
      skipTour();
      setMark(tourProgress());
    },
  };
}
