import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { formatTime } from "../../../lib/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { figures, Money } from "../../../ui/money.tsx";
import { type RecordRow, stateTone } from "./record-row.ts";
import { Net } from "./record-table.tsx";
import { stateText, venueText } from "./record-words.ts";
import { TicketButton } from "./ticket-button.tsx";

export function RecordCards({ rows }: { readonly rows: readonly RecordRow[] }) {
  return (
    <ul role="list" className={list}>
      {rows.map((row) => (
        <li key={row.id} className={card}>
          <RecordCard row={row} />
        </li>
      ))}
    </ul>
  );
}

function RecordCard({ row }: { readonly row: RecordRow }) {
  const { t } = useTranslation("account");
  return (
    <>
      <p className={line}>
        <Badge tone={stateTone(row.state)}>{stateText(row.state, t)}</Badge>
        <time className={cx(figures, muted)}>{formatTime(row.placedAt)}</time>
      </p>
      <p className={title}>{row.title}</p>
      <p className={muted}>{venueText(row, t)}</p>
      <dl className={amounts}>
        <div>
          <dt className={muted}>{t("record.column.stake")}</dt>
          <dd>
            <Money cents={row.stakeCents} />
          </dd>
        </div>
        <div>
          <dt className={muted}>{t("record.column.valid")}</dt>
          <dd>
            <Money cents={row.validCents} />
          </dd>
        </div>
        <div>
          <dt className={muted}>{t("record.column.net")}</dt>
          <dd>
            <Net netCents={row.netCents} />
          </dd>
        </div>
      </dl>
      <div className={line}>
        <span className={cx(figures, muted)}>{row.id}</span>
        <TicketButton row={row} />
      </div>
    </>
  );
}

const list = css({ display: { base: "grid", desktop: "[none]" }, gap: "2" });
const card = css({
  display: "grid",
  gap: "1",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
  fontSize: "sm",
});
const line = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
});
const title = css({ color: "text-strong", fontWeight: "bold" });
const muted = css({ color: "text-muted", fontSize: "xs" });
const amounts = css({
  display: "grid",
  gridTemplateColumns: "[repeat(3, minmax(0, 1fr))]",
  gap: "2",
  marginTop: "1",
});
