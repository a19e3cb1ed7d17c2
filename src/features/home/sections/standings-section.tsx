import { useTranslation } from "react-i18next";
import { type Team, venueInfo } from "#contract/api/games.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { useMediaUrl } from "../../../lib/media.ts";
import { callPart } from "../../../lib/call-result.ts";
import { useCall } from "../../../lib/use-call.ts";
import { cardStyle } from "../../../ui/card.tsx";
import { Crest } from "../../../ui/crest.tsx";
import { AsyncView } from "../../../ui/async-view.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { figures } from "../../../ui/money.tsx";
import { srOnly } from "../../../ui/sr-only.ts";
import { CardHead } from "./card-head.tsx";
import { SectionBand } from "./section-frame.tsx";
import { TableRowsSkeleton } from "./table-rows-skeleton.tsx";

const REFRESH_MS = 30_000;
const ROWS = 8;

export function Section() {
  const { t } = useTranslation("home");
  const venue = useCall(venueInfo, { category: "DJ" }, { refetchEvery: REFRESH_MS });
  const title = t("sections.standings.title");
  return (
    <SectionBand title={title}>
      <div className={cardStyle}>
        <CardHead title={title} note={t("sections.standings.note")} />
        <div className={room}>
          <AsyncView
            result={callPart(venue, ({ items }) => ranked(items))}
            skeleton={<TableRowsSkeleton rows={ROWS - 1} />}
            empty={<EmptyState title={t("state.empty")} />}
          >
            {(teams) => <Standings title={title} teams={teams} />}
          </AsyncView>
        </div>
      </div>
    </SectionBand>
  );
}

/** By points, then by wins. */
function ranked(items: readonly { readonly kind: string }[]): readonly Team[] {
  return items
    .filter((item): item is Team => item.kind === "team")
    .toSorted((one, other) => other.points - one.points || other.won - one.won)
    .slice(0, ROWS);
}

function Standings({ title, teams }: { readonly title: string; readonly teams: readonly Team[] }) {
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

const room = css({ minHeight: "[calc({sizes.row} * 9 - 0.5rem)]" });
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
const name = css({ display: "inline-flex", alignItems: "center", gap: "2", color: "text-strong" });
