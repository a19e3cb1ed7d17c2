// The last prices of a selection's line: asked for with the press that shows them.
import { ChartLine } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import { priceHistory } from "#contract/api/price-history.ts";
import { shownOdds } from "#contract/betting/odds.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { css, cx } from "#styled/css/index.js";
import { saidText } from "#lib/calls/error-text.ts";
import { listTime } from "#lib/time/list-times.ts";
import { figures } from "#ui/money/money.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { useOddsType } from "../../feed/odds-type.ts";
import { useResource } from "../../feed/resource.ts";
import { backedLine } from "./entry-words.ts";
import { curveOf, type DrawnCurve } from "./price-curve.ts";

interface PriceHistoryProps {
  readonly priceId: string;
  readonly w: string;
  readonly r: string;
  /** The line of the price now. */
  readonly line: string | null;
}

interface CurveProps extends Omit<PriceHistoryProps, "priceId"> {
  readonly answer: Answer;
}

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

function History({ priceId, ...backed }: PriceHistoryProps) {
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
  return <Curve answer={data} {...backed} />;
}

type Answer = v.InferOutput<typeof priceHistory.response>;

/** With a scale of odds and of time, and the opening price as a dashed line. */
function Curve({ answer: { points, opening }, w, r, line }: CurveProps) {
  const { t } = useTranslation("sport");
  const oddsType = useOddsType();
  const { quoted } = playSpec(w);
  const shown = (odds: string) => shownOdds(odds, quoted, oddsType);
  const comparable = opening !== null && opening.line === line ? opening.odds : null;
  const drawn = curveOf(points, SIZE, comparable);
  const words = {
    from: listTime(points[0]?.at ?? 0),
    to: listTime(points.at(-1)?.at ?? 0),
    low: shown(drawn.low),
    high: shown(drawn.high),
    now: shown(points.at(-1)?.odds ?? ""),
  };
  return (
    <figure ref={showWhole} className={whole}>
      <div className={scaled}>
        <div aria-hidden="true" className={cx(figures, scale)}>
          <span>{words.high}</span>
          {words.low !== words.high && <span>{words.low}</span>}
        </div>
        <Drawing curve={drawn} label={t("view.history.chart", words)} />
        <div aria-hidden="true" className={cx(figures, times)}>
          <span>{words.from}</span>
          <span>{words.to}</span>
        </div>
      </div>
      {opening !== null && (
        <figcaption className={css({ color: "text-muted" })}>
          {t(opening.line === null ? "view.history.opening" : "view.history.openingAt", {
            odds: shown(opening.odds),
            line: backedLine({ w, r, line: opening.line }),
            time: listTime(opening.at),
          })}
        </figcaption>
      )}
    </figure>
  );
}

function Drawing({ curve: drawn, label }: { readonly curve: DrawnCurve; readonly label: string }) {
  const { path, end, opening } = drawn;
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={frame}
    >
      {opening !== null && (
        <path
          d={`M0 ${opening}H${SIZE.width}`}
          className={dashed}
          vectorEffect="non-scaling-stroke"
        />
      )}
      <path d={path} className={curve} vectorEffect="non-scaling-stroke" />
      {/* A line without length: a circle would be stretched with the drawing. */}
      <path d={`M${end[0]} ${end[1]}h0`} className={dot} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The amount and its keys may cover the end of the slip. */
function showWhole(figure: HTMLElement | null): void {
  figure?.scrollIntoView({ block: "nearest" });
}

const SIZE = { width: 240, height: 64 } as const;
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
/** The odds stand at the left of the drawing, the times below it. */
const scaled = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: "1-5",
  rowGap: "0-5",
  color: "text-muted",
  fontSize: "2xs",
});
const scale = css({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  textAlign: "right",
});
const times = css({ gridColumn: "2", display: "flex", justifyContent: "space-between" });
const frame = css({
  width: "full",
  height: "16",
  borderRadius: "sm",
  background: "surface-raised",
});
const curve = css({ fill: "none", stroke: "accent-mark", strokeWidth: "1.5px" });
const dashed = css({ stroke: "text-muted", strokeWidth: "1px", strokeDasharray: "4 3" });
const dot = css({ stroke: "accent-mark", strokeWidth: "5px", strokeLinecap: "round" });
