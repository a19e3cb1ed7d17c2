// Last rounds of a niu niu table, newest first: the dealer and four positions.
import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { bullText } from "#domain/games/tables/bull-text.ts";

const SEATS = ["dealer", "first", "second", "third", "fourth"] as const;

interface BullBoardProps {
  readonly bulls: LiveTable["bulls"];
  readonly most: number;
}

export function BullBoard({ bulls, most }: BullBoardProps) {
  const { t } = useTranslation("live");
  const shown = bulls.slice(0, most);
  return (
    <table aria-label={t("bull.rounds")} className={board}>
      <tbody>
        {SEATS.map((seat, at) => (
          <tr key={seat} data-dealer={at === 0 || undefined}>
            <th scope="row">{t(`bull.${seat}`)}</th>
            {shown.map((ranks, round) => {
              const rank = ranks[at] ?? 0;
              return (
                <td
                  key={round}
                  data-bull={rank > 0 || undefined}
                  data-niu={rank >= 10 || undefined}
                >
                  {bullText(rank, t)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const board = css({
  width: "full",
  height: "full",
  tableLayout: "fixed",
  color: "text-muted",
  textStyle: "figures",
  fontSize: "2xs",
  lineHeight: "tight",
  textAlign: "center",
  "& th": { width: "9", color: "text", fontWeight: "medium", whiteSpace: "nowrap" },
  "& td[data-bull]": { color: "text-strong" },
  "& td[data-niu]": { color: "live", fontWeight: "bold" },
  "& tr[data-dealer] > *": { background: "surface-sunken", fontWeight: "bold" },
});
