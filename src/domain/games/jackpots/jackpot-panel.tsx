// The jackpot on the brand's scene: growing counter and pools, the latest wins beside them.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import type { bonusPools } from "#contract/api/jackpots.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { useMediaUrl } from "#lib/browser/media.ts";
import { ArtFrame, CoverArt } from "#ui/pictures/cover-art.tsx";
import { JackpotDigits } from "./jackpot-digits.tsx";
import { JackpotPools } from "./jackpot-pools.tsx";
import { WinnerList } from "./winner-list.tsx";

export type Pools = v.InferOutput<typeof bonusPools.response>;

interface JackpotPanelProps {
  readonly data: Pools;
  readonly title: string;
  readonly note: string;
  /** A way on, below the pools. */
  readonly action?: ReactNode;
}

/** Wins beside the counter; more would stretch the band. */
const WINS = 5;

export function JackpotPanel({ data, title, note, action }: JackpotPanelProps) {
  const { t } = useTranslation("home");
  const media = useMediaUrl();
  const { scenes, promotion } = brand().art;
  return (
    <ArtFrame className={frame}>
      <CoverArt
        src={data.image === "" ? (scenes["jackpot"] ?? promotion) : media(data.image)}
        below
      />
      <span className={veil} />
      <div className={left}>
        <Text as="h2" textStyle="display" size={{ base: "2xl", _professional: "xl" }}>
          {title}
        </Text>
        <Text marginTop="-3" size="sm" color="on-art-muted">
          {note}
        </Text>
        <JackpotDigits
          totalCents={data.totalCents}
          centsPerSecond={data.centsPerSecond}
          size="wide"
        />
        <JackpotPools pools={data.pools} />
        {action}
      </div>
      <div className={right}>
        <Text as="h3" marginBottom="2" size="md" weight="bold">
          {t("sections.winners.title")}
        </Text>
        <WinnerList winners={data.winners.slice(0, WINS)} on="art" />
      </div>
    </ArtFrame>
  );
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
const right = css({
  display: "flex",
  flexDirection: "column",
  padding: "5",
  background: "art-panel",
  backdropFilter: "blur(10px)",
  desktop: { paddingInline: "6", paddingBlock: { base: "6", _professional: "4" } },
});
/** Size of the panel while it loads. */
export const jackpotPanelSize = css({
  height: "128",
  borderRadius: "tile",
  desktop: { height: { base: "78", _professional: "62" } },
});
