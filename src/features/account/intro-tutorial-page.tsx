// The guided tour's own page: what it shows, how far the member has come, and the ways into it.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { TourChapters } from "./tour-chapters.tsx";
import { TourIntro } from "./tour-intro.tsx";
import { useTourMark } from "./use-tour-mark.ts";

export function Page() {
  const { t } = useTranslation(["account", "titles"]);
  const { mark, onSkip } = useTourMark();
  return (
    <MemberFrame title={t("titles:introTutorial")}>
      <TourIntro mark={mark} onSkip={onSkip} />
      <h2 className={heading}>{t("tour.chapters")}</h2>
      <TourChapters mark={mark} />
    </MemberFrame>
  );
}

const heading = css({
  marginTop: "2",
  paddingInline: { base: "1", desktop: "0" },
  color: "text-strong",
  fontSize: "lg",
  fontWeight: "bold",
});
