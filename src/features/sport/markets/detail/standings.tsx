// The table of a league; both teams of the match are marked.
import { useTranslation } from "react-i18next";
import type { SportMatch } from "#contract/api/sport.ts";
import type { TableRow } from "#contract/api/sport-history.ts";
import { css, cx } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { Crest } from "#ui/pictures/crest.tsx";
import { figures } from "#ui/money/money.tsx";
import { FactPart } from "./fact-part.tsx";

interface StandingsProps {
  readonly match: Pick<SportMatch, "teamId_h" | "teamId_c">;
  readonly league: string;
  readonly rows: readonly TableRow[];
}

const COLUMNS = ["played", "won", "drawn", "lost"] as const;

export function Standings({ match, league, rows }: StandingsProps) {
  const { t } = useTranslation("sport");
  const mediaUrl = useMediaUrl();
  const points = rows.some((row) => row.points !== null);
  const columns = COLUMNS.filter((key) => key !== "drawn" || rows.some(({ drawn }) => drawn > 0));
  return (
    <FactPart title={t("find.history.table", { league })}>
      <table className={cx(figures, table)}>
        <thead>
          <tr>
            <th scope="col" className={cell}>
              {t("find.history.rank")}
            </th>
            <th scope="col" className={nameCell}>
              {t("find.history.team")}
            </th>
            {columns.map((key) => (
              <th key={key} scope="col" className={cell}>
                {t(`find.history.${key}`)}
              </th>
            ))}
            <th scope="col" className={cell}>
              {t("find.history.scores")}
            </th>
            {points && (
              <th scope="col" className={cell}>
                {t("find.history.points")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr
              key={row.teamId}
              data-own={[match.teamId_h, match.teamId_c].includes(row.teamId) || undefined}
              className={line}
            >
              <td className={cell}>{at + 1}</td>
              <th scope="row" className={nameCell}>
                <Row as="span" align="center" gap="2" minWidth="0">
                  <Crest src={mediaUrl(row.crest)} size={1.125} />
                  <span className={css({ truncate: true })}>{row.name}</span>
                </Row>
              </th>
              {columns.map((key) => (
                <td key={key} className={cell}>
                  {row[key]}
                </td>
              ))}
              <td className={cell}>{`${row.scored}:${row.conceded}`}</td>
              {points && <td className={cx(cell, strong)}>{row.points}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </FactPart>
  );
}

const table = css({ width: "full", fontSize: "xs" });
const cell = css({
  paddingBlock: "1-5",
  paddingInline: "1",
  fontWeight: "medium",
  textAlign: "center",
  whiteSpace: "nowrap",
  "thead &": { color: "text-muted", fontSize: "2xs" },
});
const nameCell = css({
  width: "full",
  maxWidth: "0",
  paddingInline: "1",
  color: "text-strong",
  fontWeight: "medium",
  textAlign: "left",
  "thead &": { color: "text-muted", fontSize: "2xs" },
});
const line = css({
  borderTop: "thin",
  "&[data-own]": { background: "accent-subtle", fontWeight: "bold" },
});
const strong = css({ color: "text-strong", fontWeight: "bold" });
