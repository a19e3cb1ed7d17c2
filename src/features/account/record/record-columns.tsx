import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Box, Text } from "#styled/jsx/index.js";
import { isOn } from "#brand/brand.ts";
import { formatClock, unbrokenCents } from "#lib/text/format.ts";
import { figures, Money } from "#ui/money/money.tsx";
import { cellLines } from "#ui/tables/table-cells.ts";
import type { Column } from "#ui/tables/table.tsx";
import { moneyTone } from "#ui/money/money-tone.ts";
import { BetState } from "./bet-state.tsx";
import { RecordBet } from "./record-bet.tsx";
import { ownTicket, partlyCashed, type RecordRow } from "./record-row.ts";
import { venueText } from "./record-words.ts";
import { TicketButton } from "./ticket-button.tsx";

export function recordColumns(t: TFunction<"account">): readonly Column<RecordRow>[] {
  return [
    {
      key: "placedAt",
      title: t("record.column.placedAt"),
      cell: ({ placedAt, id }) => (
        <div className={cellLines}>
          <time className={figures}>{formatClock(placedAt)}</time>
          <Text as="span" color="text-muted" size="2xs" className={figures}>
            {id}
          </Text>
        </div>
      ),
    },
    {
      key: "title",
      title: t("record.column.title"),
      wide: true,
      cell: (row) => (
        <Box minWidth="64" className={cellLines}>
          <RecordBet row={row} />
          <Text as="span" color="text-muted" size="2xs">
            {venueText(row, t)}
          </Text>
        </Box>
      ),
    },
    {
      key: "state",
      title: t("record.column.state"),
      cell: (row) => <BetState state={row.state} netCents={row.netCents} />,
    },
    {
      key: "stake",
      title: t("record.column.stake"),
      numeric: true,
      fact: true,
      cell: (row) => <Stake row={row} />,
    },
    {
      key: "valid",
      title: t("record.column.valid"),
      numeric: true,
      fact: true,
      cell: ({ validCents }) => <Money cents={validCents} />,
    },
    {
      key: "net",
      title: t("record.column.net"),
      numeric: true,
      fact: true,
      cell: (row) => <Net {...row} />,
    },
    ...(isOn("sport") ? [detailColumn(t)] : []),
  ];
}

/** Tickets are those of the sport desk: a site without it has nothing to open. */
function detailColumn(t: TFunction<"account">): Column<RecordRow> {
  return {
    key: "detail",
    title: t("record.column.detail"),
    cell: (row) => <TicketButton row={row} />,
  };
}

/** Of a bet that was cashed out in part, what runs comes first. */
function Stake({ row }: { readonly row: RecordRow }) {
  const { t } = useTranslation("account");
  const part = partlyCashed(row);
  const freeBet = ownTicket(row)?.freeBet ?? null;
  if (freeBet !== null)
    return (
      <div className={cellLines}>
        <Money cents={freeBet.stakeCents} />
        <Text as="span" color="text-muted" size="2xs">
          {t("record.freeBet")}
        </Text>
      </div>
    );
  if (part === null) return <Money cents={row.stakeCents} />;
  const stake = unbrokenCents(row.stakeCents);
  return (
    <div className={cellLines}>
      <Money cents={part.leftCents} />
      <Text as="span" color="text-muted" size="2xs">
        {t("record.partly", { stake, cashed: unbrokenCents(part.cashedCents) })}
      </Text>
    </div>
  );
}

/** Open bets have none yet. */
function Net({ netCents }: Pick<RecordRow, "netCents">) {
  if (netCents === null) return "–";
  return <Money sign={netCents > 0} cents={netCents} className={moneyTone(netCents)} />;
}
