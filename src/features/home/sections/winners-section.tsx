import { useTranslation } from "react-i18next";
import { bonusPools } from "#contract/api/jackpots.ts";
import { css } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { useCall } from "#lib/calls/use-call.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { CallView } from "./call-view.tsx";
import { CardHead } from "./card-head.tsx";
import { SectionBand } from "./section-frame.tsx";
import { WinnerList } from "#domain/games/jackpots/winner-list.tsx";

const SHOWN = 8;
const SHOWN_ON_PHONES = 5;

export function Section() {
  const { t } = useTranslation("home");
  const shown = useDesktop() ? SHOWN : SHOWN_ON_PHONES;
  const pools = useCall(bonusPools, {}, { refetchEvery: 60_000 });
  return (
    <SectionBand title={t("sections.winners.title")}>
      <Stack rows="auto minmax(0, 1fr)" overflow="hidden" className={cardStyle}>
        <CardHead title={t("sections.winners.title")} />
        <CallView result={pools} skeleton={<Skeleton className={waiting} />}>
          {({ winners }) => <WinnerList winners={winners.slice(0, shown)} on="card" />}
        </CallView>
      </Stack>
    </SectionBand>
  );
}

const waiting = css({
  height: { base: "55", _professional: "[calc(5 * token(sizes.row))]" },
  desktop: { height: { base: "88", _professional: "[calc(8 * token(sizes.row))]" } },
});
