import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import { bonusPools } from "#contract/api/games.ts";
import { css } from "#styled/css/index.js";
import { brand } from "../../../brand/brand.ts";
import { useCall } from "../../../lib/use-call.ts";
import { ArtFrame } from "../../../ui/art-frame.tsx";
import { CoverArt } from "../../../ui/cover-art.tsx";
import { Money } from "../../../ui/money.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CallView } from "./call-view.tsx";
import { JackpotDigits } from "../cards/jackpots/jackpot-digits.tsx";
import { SectionBand } from "./section-frame.tsx";
import { WinnerList } from "../cards/jackpots/winner-list.tsx";

type Pools = v.InferOutput<typeof bonusPools.response>;

/** Wins beside the counter; more would stretch the band. */
const WINS = 5;

export function Section() {
  const { t } = useTranslation("home");
  const pools = useCall(bonusPools, {}, { refetchEvery: 60_000 });
  return (
    <SectionBand title={t("sections.jackpot.title")}>
      <CallView result={pools} skeleton={<Skeleton className={waiting} />}>
        {(data) => <Jackpot data={data} />}
      </CallView>
    </SectionBand>
  );
}

function Jackpot({ data }: { readonly data: Pools }) {
  const { t } = useTranslation("home");
  return (
    <ArtFrame className={frame}>
      <CoverArt src={brand().art.scenes["jackpot"]} below />
      <span className={veil} />
      <div className={left}>
        <h2 className={title}>{t("jackpot.title")}</h2>
        <p className={note}>{t("jackpot.note")}</p>
        <JackpotDigits
          totalCents={data.totalCents}
          centsPerSecond={data.centsPerSecond}
          size="wide"
        />
        <dl className={poolList}>
          {data.pools.map((pool) => (
            <div key={pool.name} className={poolItem}>
              <dt>{pool.name}</dt>
              <dd>
                <Money cents={wholeYuan(pool.cents)} className={poolAmount} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={right}>
        <h3 className={winsTitle}>{t("sections.winners.title")}</h3>
        <WinnerList winners={data.winners.slice(0, WINS)} on="art" />
      </div>
    </ArtFrame>
  );
}

/** The pools are rounded; only the total counts cents. */
function wholeYuan(cents: number): number {
  return Math.floor(cents / 100) * 100;
}

const frame = css({
  minHeight: "128",
  desktop: { minHeight: { base: "78", _professional: "62" } },
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  borderRadius: "tile",
  "@container (min-width: 54rem)": { gridTemplateColumns: "minmax(0, 1fr) minmax(18rem, 28%)" },
});
// On phones the drawing is cropped to the figures.
const veil = css({
  display: { base: "block", desktop: "none" },
  position: "absolute",
  inset: "0",
  zIndex: "below",
  background: "art-ground/55",
});
const left = css({
  position: "relative",
  containerType: "inline-size",
  display: "grid",
  alignContent: "center",
  gap: { base: "5", _professional: "4" },
  paddingBlock: { base: "6", _professional: "5" },
  paddingInline: { base: "5", _professional: "5" },
  minHeight: { base: "56", _professional: "44" },
  desktop: {
    paddingInline: { base: "10", _professional: "6" },
    paddingBlock: { base: "8", _professional: "5" },
  },
});
const title = css({
  textStyle: "display",
  fontSize: { base: "2xl", _professional: "xl" },
});
const note = css({ marginTop: "-3", fontSize: "sm", color: "on-art-muted" });
const poolList = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, auto)",
  justifyContent: { base: "space-between", desktop: "flex-start" },
  columnGap: { base: "2", desktop: "8" },
});
const poolItem = css({
  paddingLeft: { base: "2", desktop: "3" },
  borderLeft: "[3px solid token(colors.metal)]",
  fontSize: "xs",
  color: "on-art-muted",
});
const poolAmount = css({
  display: "block",
  fontSize: { base: "sm", desktop: "lg" },
  fontWeight: "bold",
  lineHeight: "tight",
  color: "on-art",
});
const right = css({
  padding: "5",
  background: "art-panel",
  backdropFilter: "[blur(10px)]",
  desktop: { paddingInline: "6", paddingBlock: { base: "6", _professional: "4" } },
});
const winsTitle = css({ marginBottom: "2", fontSize: "md", fontWeight: "bold" });
const waiting = css({
  height: "128",
  borderRadius: "tile",
  desktop: { height: { base: "78", _professional: "62" } },
});
