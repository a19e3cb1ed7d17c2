import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import { bonusPools } from "#contract/api/games.ts";
import { css } from "#styled/css/index.js";
import { brand } from "../../../brand/brand.ts";
import { useCall } from "../../../lib/use-call.ts";
import { promptLogin } from "../../../session/account/login-prompt.ts";
import { Art } from "../../../ui/art.tsx";
import { Button } from "../../../ui/button.tsx";
import { Money } from "../../../ui/money.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CallView } from "./call-view.tsx";
import { JackpotDigits } from "../cards/jackpots/jackpot-digits.tsx";
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
  const scene = brand().art.scenes["jackpot"];
  return (
    <div data-ground="art" className={band}>
      {scene === undefined ? null : <Art src={scene} loading="lazy" className={picture} />}
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
      <Button tone="light" className={join} onClick={promptLogin}>
        {t("jackpot.join")}
      </Button>
    </div>
  );
}

const band = css({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "6",
  rowGap: "3",
  minHeight: { base: "37", desktop: "16" },
  paddingInline: "5",
  paddingBlock: "4",
  borderRadius: "tile",
  background: "art-ground",
  color: "on-art",
  whiteSpace: "nowrap",
  "@container (min-width: 54rem)": { flexWrap: "nowrap", paddingBlock: "3" },
});
const picture = css({
  position: "absolute",
  inset: "0",
  zIndex: "below",
  width: "full",
  height: "full",
  objectFit: "cover",
});
const veil = css({
  position: "absolute",
  inset: "0",
  zIndex: "below",
  backgroundImage:
    "[linear-gradient(95deg, color-mix(in oklch, token(colors.art-ground) 92%, transparent), color-mix(in oklch, token(colors.art-ground) 86%, transparent) 66%, transparent 92%)]",
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
