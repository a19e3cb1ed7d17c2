import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { formatClock, unbrokenCents } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { figures, Money } from "#ui/money.tsx";
import type { Column } from "#ui/table.tsx";
import { moneyTone } from "#ui/money-tone.ts";
import { RecordBet } from "./record-bet.tsx";
import { partlyCashed, type RecordRow, stateTone } from "./record-row.ts";
import { stateText, venueText } from "./record-words.ts";
import { TicketButton } from "./ticket-button.tsx";

export function recordColumns(t: TFunction<"account">): readonly Column<RecordRow>[] {
  return [
    {
      key: "placedAt",
      title: t("record.column.placedAt"),
      cell: ({ placedAt, id }) => (
        <>
          <time className={figures}>{formatClock(placedAt)}</time>
          <span className={cx(figures, small)}>{id}</span>
        </>
      ),
    },
    {
      key: "title",
      title: t("record.column.title"),
      cell: (row) => (
        <div className={bet}>
          <RecordBet row={row} />
          <span className={small}>{venueText(row, t)}</span>
        </div>
      ),
    },
    {
      key: "state",
      title: t("record.column.state"),
      cell: ({ state }) => <Badge tone={stateTone(state)}>{stateText(state, t)}</Badge>,
    },
    {
      key: "stake",
      title: t("record.column.stake"),
      numeric: true,
      cell: (row) => <Stake row={row} />,
    },
    {
      key: "valid",
      title: t("record.column.valid"),
      numeric: true,
      cell: ({ validCents }) => <Money cents={validCents} />,
    },
    {
      key: "net",
      title: t("record.column.net"),
      numeric: true,
      cell: (row) => <Net {...row} />,
    },
    {
      key: "detail",
      title: t("record.column.detail"),
      cell: (row) => <TicketButton row={row} />,
    },
  ];
}

/** Of a bet that was cashed out in part, what runs comes first. */
export function Stake({ row }: { readonly row: RecordRow }) {
  const { t } = useTranslation("account");
  const part = partlyCashed(row);
  if (part === null) return <Money cents={row.stakeCents} />;
  const stake = unbrokenCents(row.stakeCents);
  return (
    <>
      <Money cents={part.leftCents} />
      <span className={small}>
        {t("record.partly", { stake, cashed: unbrokenCents(part.cashedCents) })}
      </span>
    </>
  );
}

/** Open bets have none yet. */
export function Net({ netCents }: Pick<RecordRow, "netCents">) {
  if (netCents === null) return "–";
  return <Money sign={netCents > 0} cents={netCents} className={moneyTone(netCents)} />;
}

/** A series is higher than a row. */
const bet = css({ paddingBlock: "2", minWidth: "64" });
const small = css({ display: "block", color: "text-muted", fontSize: "2xs" });
