import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import { bonusPools } from "#contract/api/jackpots.ts";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ArtFrame, CoverArt } from "#ui/pictures/cover-art.tsx";
import { Money } from "#ui/money/money.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { CallView } from "./call-view.tsx";
import { JackpotDigits } from "#domain/games/jackpots/jackpot-digits.tsx";
import { useEnterVenue } from "../cards/use-enter-venue.ts";
import { SectionBand } from "./section-frame.tsx";

type Pools = v.InferOutput<typeof bonusPools.response>;

export function Section() {
  const { t } = useTranslation("home");
  const pools = useCall(bonusPools, {}, { refetchEvery: 60_000 });
  return (
    <SectionBand title={t("sections.jackpotBand.title")}>
      <CallView result={pools} skeleton={<Skeleton className={waiting} />}>
        {(data) => <Band data={data} />}
      </CallView>
    </SectionBand>
  );
}

function Band({ data }: { readonly data: Pools }) {
  const { t } = useTranslation("home");
  const enter = useEnterVenue("egame");
  return (
    <ArtFrame className={band}>
      <CoverArt src={brand().art.scenes["jackpot"]} below />
      <span className={veil} />
      <h2 className={title}>{t("jackpot.title")}</h2>
      <JackpotDigits
        totalCents={data.totalCents}
        centsPerSecond={data.centsPerSecond}
        size="band"
      />
      <ul className={list}>
        {data.pools.map((pool) => (
          <li key={pool.name}>
            {pool.name} <Money cents={pool.cents} />
          </li>
        ))}
      </ul>
      <Button tone="light" className={join} onClick={enter}>
        {t("jackpot.join")}
      </Button>
    </ArtFrame>
  );
}

const band = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "6",
  rowGap: "3",
  minHeight: { base: "37", desktop: "16" },
  paddingInline: "5",
  paddingBlock: "4",
  borderRadius: "tile",
  whiteSpace: "nowrap",
  "@container (min-width: 54rem)": { flexWrap: "nowrap", paddingBlock: "3" },
});
const veil = css({
  position: "absolute",
  inset: "0",
  zIndex: "below",
  backgroundImage:
    "linear-gradient(95deg, color-mix(in oklch, token(colors.art-ground) 92%, transparent), color-mix(in oklch, token(colors.art-ground) 86%, transparent) 66%, transparent 92%)",
});
const title = css({
  flex: "none",
  width: "full",
  fontFamily: "display",
  fontWeight: "display",
  fontSize: "lg",
  "@container (min-width: 54rem)": { width: "auto" },
});
const list = css({
  display: "none",
  gap: "5",
  minWidth: "0",
  overflow: "hidden",
  fontSize: "xs",
  color: "on-art-muted",
  "@container (min-width: 62rem)": { display: "flex" },
});
const join = css({ marginLeft: "auto", flex: "none" });
const waiting = css({ height: "37", borderRadius: "tile", desktop: { height: "16" } });
