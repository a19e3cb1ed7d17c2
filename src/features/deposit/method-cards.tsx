// The methods as cards, two per row on a phone, where the chosen one stands alone until it is changed.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { PaymentChannel, PaymentType } from "#contract/api/deposit.ts";
import { css, cx } from "#styled/css/index.js";
import { formatDay, formatTime, plainCents } from "#lib/text/format.ts";
import { serverNow } from "#lib/time/clock.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { wrappingFigures } from "#ui/money/money.tsx";
import { evenGrid } from "#ui/layout/even-grid.ts";
import { cssVars } from "#ui/text/css-vars.ts";
import { RadioCard } from "#ui/fields/radio-card.tsx";
import { rangeText } from "./channel-list.tsx";
import { isOpenType, limitsOf } from "./deposit-choice.ts";
import { useDeposit } from "./deposit-context.ts";
import { METHOD_ICONS } from "./method-icons.ts";

interface MethodCardsProps {
  /** Only the chosen method, with its channel. */
  readonly folded: boolean;
}

export function MethodCards({ folded }: MethodCardsProps) {
  const { t } = useTranslation("deposit");
  const { data, chosen, pickType } = useDeposit();
  const name = useId();
  const first = data.types.find((type) => isOpenType(type));
  const shown = folded ? data.types.filter(({ id }) => id === chosen?.type.id) : data.types;
  const channel = folded ? (chosen?.channel ?? null) : null;
  return (
    <div className={frame}>
      <fieldset
        aria-label={t("method.title")}
        className={grid}
        style={cssVars(evenGrid(shown.length, MOST_COLUMNS))}
      >
        {shown.map((type) => (
          <RadioCard
            key={type.id}
            name={name}
            checked={type.id === chosen?.type.id}
            closed={!isOpenType(type)}
            className={card}
            onChoose={() => pickType(type.id)}
          >
            <Method type={type} first={type === first} channel={channel} />
          </RadioCard>
        ))}
      </fieldset>
    </div>
  );
}

interface MethodProps {
  readonly type: PaymentType;
  /** The one that is recommended. */
  readonly first: boolean;
  /** Named with its limits in place of those of the method. */
  readonly channel: PaymentChannel | null;
}

function Method({ type, first, channel }: MethodProps) {
  const { t } = useTranslation("deposit");
  return (
    <>
      <span className={sign}>
        <Icon as={METHOD_ICONS[type.kind]} />
      </span>
      <span className={badge}>
        <MethodBadge type={type} first={first} />
      </span>
      <b className={title}>{type.name}</b>
      <span className={cx(wrappingFigures, limits)}>
        {channel === null ? (
          <MethodLimits type={type} />
        ) : (
          `${channel.name} · ${rangeText(channel, t("channel.fixed"))}`
        )}
      </span>
    </>
  );
}

function MethodBadge({ type, first }: Omit<MethodProps, "channel">) {
  const { t } = useTranslation("deposit");
  if (!isOpenType(type)) return <Badge>{t("method.closed")}</Badge>;
  if (first) return <Badge tone="accent">{t("method.recommended")}</Badge>;
  return type.badge === "" ? null : <Badge tone="ok">{type.badge}</Badge>;
}

/** What can be deposited, or when that begins. */
function MethodLimits({ type }: { readonly type: PaymentType }) {
  const { t } = useTranslation("deposit");
  const opensAt = type.closed?.opensAt ?? null;
  if (opensAt === null) return limitsText(type) ?? t("method.noLimits");
  const today = formatDay(opensAt) === formatDay(serverNow());
  const time = formatTime(opensAt, today ? "time" : "short");
  return t("method.opensAt", { time });
}

function limitsText(type: PaymentType): string | null {
  const range = limitsOf(type);
  return range && `${plainCents(range.min)}–${plainCents(range.max)}`;
}

const MOST_COLUMNS = [2, 3, 4, 5, 6] as const;
const COLUMNS_3 = "repeat(var(--columns-3), minmax(0, 1fr))";
const COLUMNS_4 = "repeat(var(--columns-4), minmax(0, 1fr))";
const COLUMNS_5 = "repeat(var(--columns-5), minmax(0, 1fr))";
const COLUMNS_6 = "repeat(var(--columns-6), minmax(0, 1fr))";

const frame = css({ containerType: "inline-size" });
const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(var(--columns-2), minmax(0, 1fr))",
  "& > :last-child": { gridColumn: "var(--last-2)" },
  gap: { base: "2", desktop: { base: "3", _professional: "2" } },
  // A card has at least 8.5 rem in the classic edition, 11.5 rem in the professional one.
  _classic: {
    "@container (min-width: 27rem)": {
      gridTemplateColumns: COLUMNS_3,
      "& > :last-child": { gridColumn: "var(--last-3)" },
    },
    "@container (min-width: 36.25rem)": {
      gridTemplateColumns: COLUMNS_4,
      "& > :last-child": { gridColumn: "var(--last-4)" },
    },
    "@container (min-width: 45.5rem)": { gridTemplateColumns: COLUMNS_5 },
    "@container (min-width: 54.75rem)": { gridTemplateColumns: COLUMNS_6 },
  },
  _professional: {
    "@container (min-width: 35.5rem)": {
      gridTemplateColumns: COLUMNS_3,
      "& > :last-child": { gridColumn: "var(--last-3)" },
    },
    "@container (min-width: 47.5rem)": {
      gridTemplateColumns: COLUMNS_4,
      "& > :last-child": { gridColumn: "var(--last-4)" },
    },
    "@container (min-width: 59.5rem)": { gridTemplateColumns: COLUMNS_5 },
    "@container (min-width: 71.5rem)": { gridTemplateColumns: COLUMNS_6 },
  },
});

const card = css({
  display: "grid",
  gridTemplateColumns: { base: "auto minmax(0, 1fr)", desktop: "auto minmax(0, 1fr)" },
  alignContent: "start",
  columnGap: "2-5",
  rowGap: { base: "1", desktop: "0-5" },
  padding: { base: "2-5", desktop: { base: "3-5", _professional: "2-5" } },
});

const sign = css({
  display: "grid",
  placeItems: "center",
  gridRow: { base: "1", desktop: { base: "1", _professional: "1 / span 2" } },
  alignSelf: "center",
  width: { base: "9", desktop: { base: "10", _professional: "9" } },
  height: { base: "9", desktop: { base: "10", _professional: "9" } },
  marginBottom: { desktop: { base: "2", _professional: "0" } },
  borderRadius: "md",
  background: "surface-sunken",
  color: "text-strong",
  fontSize: "lg",
  ":checked ~ &": { background: "accent", color: "text-on-accent" },
  "[data-closed] > &": { color: "text-muted" },
});

const badge = css({
  position: "absolute",
  top: { base: "0-5", desktop: { base: "2-5", _professional: "1" } },
  right: { base: "0-5", desktop: { base: "2-5", _professional: "1" } },
});

const title = css({
  gridColumn: { desktop: { base: "1 / -1", _professional: "2" } },
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
  lineHeight: "tight",
  truncate: true,
  marginTop: { base: "4", desktop: "0" },
  "[data-closed] > &": { color: "text-muted" },
});

const limits = css({
  gridColumn: { base: "1 / -1", desktop: { base: "1 / -1", _professional: "2" } },
  minWidth: "0",
  color: "text-muted",
  fontSize: "xs",
  // On the narrowest phones a range of millions breaks after its dash.
  textWrap: "balance",
});
