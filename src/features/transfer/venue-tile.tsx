// One venue: what stands there, what keeps it closed, and the way in and out.
import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { formatTime } from "../../lib/format.ts";
import { showTip } from "../../session/overlays/tips.ts";
import { isOpen } from "../../session/wallet/money-call/money-call.ts";
import { askVenue, type VenueMoney } from "../../session/wallet/venue-balances.ts";
import { useTransferCall } from "../../session/wallet/venue-transfer.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Money } from "../../ui/money.tsx";
import { PlainButton } from "../../ui/plain-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Way } from "./transfer-dialog.tsx";
import { categoryIcon, categoryText } from "./venue-category.ts";

interface VenueTileProps {
  readonly venue: VenueMoney;
  readonly onMove: (way: Way) => void;
}

export function VenueTile({ venue, onMove }: VenueTileProps) {
  const { t } = useTranslation("transfer");
  const { name, category, cents, opensAt } = venue;
  const closed = opensAt !== null;
  return (
    <article aria-label={name} className={tile} data-holds={(cents ?? 0) > 0 || undefined}>
      <span className={sign}>
        <Icon as={categoryIcon(category)} />
      </span>
      <div className={facts}>
        <b className={title}>{name}</b>
        <Status venue={venue} />
      </div>
      <div className={amount}>
        <Balance venue={venue} />
      </div>
      <div className={ways}>
        <Button
          size="sm"
          tone="soft"
          className={way}
          aria-label={t("venues.inLabel", { venue: name })}
          disabled={closed}
          onClick={() => onMove("in")}
        >
          {t("venues.in")}
        </Button>
        <Button
          size="sm"
          className={way}
          aria-label={t("venues.outLabel", { venue: name })}
          disabled={closed || cents === null || cents === 0}
          onClick={() => onMove("out")}
        >
          {t("venues.out")}
        </Button>
      </div>
    </article>
  );
}

function Balance({ venue: { channelCode, name, cents, failure } }: Pick<VenueTileProps, "venue">) {
  const { t } = useTranslation("transfer");
  if (cents !== null) return <Money cents={cents} className={cx(figure, cents === 0 && zero)} />;
  if (failure === null) {
    return (
      <output aria-label={t("venues.loading")}>
        <Skeleton className={wait} />
      </output>
    );
  }
  return (
    <span className={failed} title={failure}>
      {t("venues.unknown")}
      <IconButton
        size="sm"
        icon={RotateCw}
        label={t("venues.again", { venue: name })}
        onClick={() => void askVenue(channelCode)}
      />
    </span>
  );
}

function Status({ venue }: Pick<VenueTileProps, "venue">) {
  const { t } = useTranslation("transfer");
  const { channelCode, category, opensAt, locked, failure } = venue;
  const call = useTransferCall(channelCode);
  if (isOpen(call)) return <Badge tone="accent">{t("venues.confirming")}</Badge>;
  if (opensAt !== null) {
    return <Badge tone="warn">{t("venues.maintenance", { time: formatTime(opensAt) })}</Badge>;
  }
  if (locked !== null) return <Locked message={locked} />;
  return <span className={small}>{failure ?? categoryText(category, t)}</span>;
}

/** Says at a press why the money has to stay. */
function Locked({ message }: { readonly message: string }) {
  const { t } = useTranslation(["transfer", "ui"]);
  return (
    <PlainButton
      className={lock}
      onClick={() => showTip({ msg: message, isShowCancel: false, sureText: t("ui:understood") })}
    >
      <Badge tone="warn">{t("venues.locked")}</Badge>
      {t("venues.why")}
    </PlainButton>
  );
}

const tile = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
  alignItems: "center",
  columnGap: "3",
  rowGap: "2",
  height: "full",
  paddingBlock: { base: "3", desktop: { base: "3", _professional: "2" } },
  paddingInline: "3",
  borderRadius: "md",
  boxShadow: "edge-strong",
  "&[data-holds]": { boxShadow: "edge-mark" },
});
const sign = css({
  display: "grid",
  placeItems: "center",
  width: "10",
  height: "10",
  borderRadius: "md",
  background: "surface-sunken",
  color: "accent-text",
  fontSize: "lg",
  "[data-holds] > &": { background: "accent-subtle" },
});
const facts = css({ display: "grid", justifyItems: "start", gap: "0-5", minWidth: "0" });
const title = css({
  maxWidth: "full",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
const small = css({ color: "text-muted", fontSize: "xs" });
const amount = css({ justifySelf: "end" });
const figure = css({ color: "text-strong", fontSize: "md", fontWeight: "bold" });
const zero = css({ color: "text-muted", fontWeight: "regular" });
const wait = css({ width: "16", height: "5" });
const failed = css({
  display: "flex",
  alignItems: "center",
  gap: "1",
  color: "warning",
  fontSize: "xs",
  whiteSpace: "nowrap",
});
// On a phone the ways of a venue with money stand below, where a thumb reaches them; an empty one has only
// the way in.
const ways = css({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "[minmax(0, 1fr)]",
  gap: "2",
  "[data-holds] > &": { gridColumn: { base: "1 / -1", desktop: "auto" } },
  "article:not([data-holds]) > & > :last-child": {
    display: { base: "none", desktop: "inline-flex" },
  },
});
const way = css({ height: { base: "10", desktop: "control-sm" } });
const lock = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1-5",
  minHeight: "target",
  color: "accent-text",
  cursor: "pointer",
  fontSize: "xs",
});
