import { useTranslation } from "react-i18next";
import type { Team } from "#contract/api/esport-cup.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { Crest } from "#ui/pictures/crest.tsx";
import { figures } from "#ui/money/money.tsx";
import { srOnly } from "#ui/text/sr-only.ts";

interface StandingsTableProps {
  /** Spoken name. */
  readonly title: string;
  readonly teams: readonly Team[];
}

/** Teams with record and points; colours the first three ranks. */
export function StandingsTable({ title, teams }: StandingsTableProps) {
  const media = useMediaUrl();
  const { t } = useTranslation("home");
  return (
    <table className={table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col" className={head({ end: false })}>
            <span aria-hidden="true">#</span>
            <span className={srOnly}>{t("standings.rank")}</span>
          </th>
          <th scope="col" className={head({ end: false })}>
            {t("standings.team")}
          </th>
          <th scope="col" className={head({ end: true })}>
            {t("standings.record")}
          </th>
          <th scope="col" className={head({ end: true })}>
            {t("standings.points")}
          </th>
        </tr>
      </thead>
      <tbody>
        {teams.map((team, at) => (
          <tr key={team.id} className={row}>
            <td className={cx(figures, rank({ top: at < 3 }))}>{at + 1}</td>
            <td className={cell}>
              <span className={name}>
                <Crest src={media(team.crest)} size={1.25} />
                {team.name}
              </span>
            </td>
            <td className={cx(figures, cell, end)}>
              {team.won}-{team.lost}
            </td>
            <td className={cx(figures, cell, end, points)}>{team.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const table = css({ width: "full", borderCollapse: "collapse", fontSize: "sm" });
const row = css({
  borderTop: "thin",
  _hover: { background: "surface-hover" },
});
const head = cva({
  base: {
    height: "head-row",
    paddingInline: "4",
    background: "surface-sunken",
    color: "text-muted",
    fontSize: "2xs",
    fontWeight: "medium",
  },
  variants: { end: { true: { textAlign: "right" }, false: { textAlign: "left" } } },
});
const cell = css({ height: "row", paddingInline: "4", color: "text" });
const end = css({ textAlign: "right" });
const points = css({ color: "text-strong", fontWeight: "bold" });
const rank = cva({
  base: { width: "10", paddingLeft: "4" },
  variants: {
    top: { true: { color: "accent-text", fontWeight: "bold" }, false: { color: "text-muted" } },
  },
});
const name = css({ display: "flex", alignItems: "center", gap: "2", color: "text-strong" });
