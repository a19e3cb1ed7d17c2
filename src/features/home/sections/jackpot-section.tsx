import { useTranslation } from "react-i18next";
import { bonusPools } from "#contract/api/jackpots.ts";
import { css } from "#styled/css/index.js";
import { useCall } from "#lib/calls/use-call.ts";
import { JackpotPanel, jackpotPanelSize } from "#domain/games/jackpots/jackpot-panel.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { CallView } from "./call-view.tsx";
import { useEnterVenue } from "../cards/use-enter-venue.ts";
import { SectionBand } from "./section-frame.tsx";

export function Section() {
  const { t } = useTranslation("home");
  const enter = useEnterVenue("egame");
  const pools = useCall(bonusPools, {}, { refetchEvery: 60_000 });
  return (
    <SectionBand title={t("sections.jackpot.title")}>
      <CallView result={pools} skeleton={<Skeleton className={jackpotPanelSize} />}>
        {(data) => (
          <JackpotPanel
            data={data}
            title={t("jackpot.title")}
            note={t("jackpot.note")}
            action={
              <Button tone="light" className={join} onClick={enter}>
                {t("jackpot.join")}
              </Button>
            }
          />
        )}
      </CallView>
    </SectionBand>
  );
}

const join = css({ justifySelf: "start", alignSelf: "start", marginTop: "2" });
