import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { formatTime } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Money } from "#ui/money.tsx";
import { RecordCard } from "#ui/record-list.tsx";
import { RecordBet } from "./record-bet.tsx";
import { Net, Stake } from "./record-columns.tsx";
import { type RecordRow, stateTone } from "./record-row.ts";
import { stateText, venueText } from "./record-words.ts";
import { TicketButton } from "./ticket-button.tsx";

export function BetCard({ row }: { readonly row: RecordRow }) {
  const { t } = useTranslation("account");
  return (
    <RecordCard
      state={<Badge tone={stateTone(row.state)}>{stateText(row.state, t)}</Badge>}
      time={formatTime(row.placedAt)}
      facts={[
        { name: t("record.column.stake"), value: <Stake row={row} /> },
        { name: t("record.column.valid"), value: <Money cents={row.validCents} /> },
        { name: t("record.column.net"), value: <Net netCents={row.netCents} /> },
      ]}
      id={row.id}
      action={<TicketButton row={row} />}
    >
      <div>
        <RecordBet row={row} />
      </div>
      <p className={muted}>{venueText(row, t)}</p>
    </RecordCard>
  );
}

const muted = css({ color: "text-muted", fontSize: "xs" });
