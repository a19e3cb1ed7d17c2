// The last prices of a selection's line: asked for with the press that shows them.
import { ChartLine } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import { priceHistory } from "#contract/api/price-history.ts";
import { shownOdds } from "#contract/betting/odds.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { css } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { saidText } from "#lib/calls/error-text.ts";
import { listTime } from "#lib/time/list-times.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { useOddsType } from "../../feed/odds-type.ts";
import { useResource } from "../../feed/resource.ts";
import { curveOf } from "./price-curve.ts";

interface PriceHistoryProps {
  readonly priceId: string;
  readonly w: string;
}
type Points = v.InferOutput<typeof priceHistory.response>["points"];

export function PriceHistory(props: PriceHistoryProps) {
  const { t } = useTranslation("sport");
  const [open, setOpen] = useState(false);
  return (
    <>
      <PlainButton aria-expanded={open} className={press} onClick={() => setOpen(!open)}>
        <Icon as={ChartLine} />
        {t(open ? "view.history.close" : "view.history.open")}
      </PlainButton>
      {open && <History {...props} />}
    </>
  );
}

function History({ priceId, w }: PriceHistoryProps) {
  const { t } = useTranslation("sport");
  const { data, state, error } = useResource(
    priceHistory,
    { priceId },
    { refetchEvery: REFETCH_MS },
  );
  if (data === undefined) {
    if (state !== "error") return <div className={frame} />;
    return <p>{saidText(error) ?? t("view.history.failed")}</p>;
  }
  if (data.points.length < 2) return <p>{t("view.history.none")}</p>;
  return <Curve points={data.points} w={w} />;
}

function Curve({ points, w }: Pick<PriceHistoryProps, "w"> & { readonly points: Points }) {
  const { t } = useTranslation("sport");
  const oddsType = useOddsType();
  const { quoted } = playSpec(w);
  const { path, end, low, high } = curveOf(points, WIDTH, HEIGHT);
  const shown = (odds: string) => shownOdds(odds, quoted, oddsType);
  const words = {
    from: listTime(points[0]?.at ?? 0),
    to: listTime(points.at(-1)?.at ?? 0),
    low: shown(low),
    high: shown(high),
    now: shown(points.at(-1)?.odds ?? ""),
  };
  return (
    <figure ref={showWhole} className={whole}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t("view.history.chart", words)}
        className={frame}
      >
        <path d={path} className={curve} vectorEffect="non-scaling-stroke" />
        {/* A line without length: a circle would be stretched with the drawing. */}
        <path d={`M${end[0]} ${end[1]}h0`} className={dot} vectorEffect="non-scaling-stroke" />
      </svg>
      <Row as="figcaption" wrap="wrap" justify="space-between" columnGap="2" color="text-muted">
        <span>{t("view.history.span", words)}</span>
        <span>{t("view.history.range", words)}</span>
      </Row>
    </figure>
  );
}

/** The amount and its keys may cover the end of the slip. */
function showWhole(figure: HTMLElement | null): void {
  figure?.scrollIntoView({ block: "nearest" });
}

const [WIDTH, HEIGHT] = [240, 48] as const;
const REFETCH_MS = 15_000;

const whole = css({
  display: "grid",
  gap: "1",
  marginBlock: "1",
  // The height of the amount and its keys, which lie over the slip.
  scrollMarginBottom: { base: "116", desktop: "0" },
});
const press = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  minHeight: { base: "9", desktop: "target" },
  color: "link",
});
const frame = css({
  width: "full",
  height: "12",
  borderRadius: "sm",
  background: "surface-raised",
});
const curve = css({ fill: "none", stroke: "accent-mark", strokeWidth: "1.5px" });
const dot = css({ stroke: "accent-mark", strokeWidth: "5px", strokeLinecap: "round" });
