import { useTranslation } from "react-i18next";
import type { RaceBoard } from "#contract/api/activities.ts";
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { css, cx } from "#styled/css/index.js";
import { Badge } from "#ui/text/badge.tsx";
import { figures, Money } from "#ui/money/money.tsx";
import { bodyCell, headCell, rightCell } from "#ui/tables/table-cells.ts";
import { Medal } from "./medal.tsx";
import { raceScoreText } from "./race-words.ts";

interface BoardTableProps {
  readonly board: RaceBoard;
  readonly metric: MechanicsOf<"racePage">["metric"];
}

export function BoardTable({ board: { rows }, metric }: BoardTableProps) {
  const { t } = useTranslation("activity");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard
    <section aria-label={t("race.table")} tabIndex={0} className={frame}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" className={cx(headCell, stuck)}>
              {t("race.place")}
            </th>
            <th scope="col" className={cx(headCell, stuck)}>
              {t("race.name")}
            </th>
            <th scope="col" className={cx(headCell, stuck, rightCell)}>
              {t("race.score")}
            </th>
            <th scope="col" className={cx(headCell, stuck, rightCell)}>
              {t("race.prize")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, name, score, rewardCents, mine }) => (
            <tr key={place} data-mine={mine || undefined} className={line}>
              <td className={bodyCell}>
                <Medal place={place} />
              </td>
              <td className={bodyCell}>
                {name} {mine && <Badge tone="accent">{t("race.me")}</Badge>}
              </td>
              <td className={cx(bodyCell, rightCell, figures)}>{raceScoreText(metric, score)}</td>
              <td className={cx(bodyCell, rightCell)}>
                {rewardCents > 0 ? <Money cents={rewardCents} className={prize} /> : "—"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const frame = css({ maxHeight: "152", overflow: "auto" });
const table = css({ width: "full", fontSize: "sm" });
const stuck = css({ position: "sticky", top: "0", zIndex: "1", whiteSpace: "nowrap" });
const line = css({
  height: "row",
  _hover: { background: "surface-hover" },
  "&[data-mine]": { background: "accent-subtle", fontWeight: "semibold" },
});
const prize = css({ color: "alt-text", fontWeight: "bold" });
