// The terms of two levels side by side; of one where they are the same level.
import { Check, Minus } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { VipLevel } from "#contract/api/vip.ts";
import { css, cx } from "#styled/css/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { wrappingFigures } from "#ui/money/money.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { bodyCell, headCell } from "#ui/tables/table-cells.ts";
import { useLevelName } from "../levels/level-name.ts";
import {
  allRights,
  type LevelTable,
  type RebatesOr,
  TERM_GROUPS,
  type TermGroup,
  termValue,
} from "../levels/level-terms.ts";
import { useTermText } from "../levels/term-text.ts";

interface CompareTableProps {
  readonly table: LevelTable;
  /** Null where the table lacks the member's level. */
  readonly own: VipLevel | null;
  readonly other: VipLevel;
  readonly rebates: RebatesOr;
}

const GROUPS = Object.keys(TERM_GROUPS) as TermGroup[];

export function CompareTable({ table, own, other, rebates }: CompareTableProps) {
  const { t } = useTranslation("vip");
  const nameOf = useLevelName(table.levels);
  const textOf = useTermText();
  const shown = own === null || own.level === other.level ? [other] : [own, other];
  const label = t("compare.table", {
    own: nameOf(shown[0]?.level ?? 0),
    other: nameOf(other.level),
  });
  return (
    <table aria-label={label} className={frame}>
      <thead>
        <tr>
          <th scope="col" className={cx(headCell, left)}>
            {t("compare.term")}
          </th>
          {shown.map(({ level }) => (
            <th key={level} scope="col" className={cx(headCell, right)}>
              {nameOf(level)}
              {level === own?.level && <span className={mine}>{t("compare.mine")}</span>}
            </th>
          ))}
        </tr>
      </thead>
      {GROUPS.map((group) => (
        <tbody key={group}>
          <GroupHead text={t(`compare.group.${group}`)} columns={shown.length + 1} />
          {TERM_GROUPS[group].map((term) => (
            <tr key={term}>
              <th scope="row" className={cx(bodyCell, left, name)}>
                {t(`term.${term}`, { days: table.keepDays })}
              </th>
              {shown.map((level) => (
                <td key={level.level} className={cx(bodyCell, right, wrappingFigures, wrap)}>
                  {textOf(termValue(term, level, rebates))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      <tbody>
        <GroupHead text={t("compare.group.right")} columns={shown.length + 1} />
        {allRights(table.levels).map((one) => (
          <tr key={one}>
            <th scope="row" className={cx(bodyCell, left, name)}>
              {one}
            </th>
            {shown.map(({ level, rights }) => (
              <td key={level} className={cx(bodyCell, right)}>
                <Given given={rights.includes(one)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function GroupHead({ text, columns }: { readonly text: string; readonly columns: number }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns} className={group}>
        {text}
      </th>
    </tr>
  );
}

export function Given({ given }: { readonly given: boolean }) {
  const { t } = useTranslation("vip");
  return (
    <>
      <Icon as={given ? Check : Minus} className={given ? yes : no} />
      <span className={srOnly}>{t(given ? "value.yes" : "value.no")}</span>
    </>
  );
}

const frame = css({ width: "full", fontSize: "sm", tableLayout: "fixed" });
const left = css({ textAlign: "left" });
const right = css({ textAlign: "right", position: "relative" });
const mine = css({ display: "block", color: "accent-text", fontSize: "2xs", lineHeight: "tight" });
const name = css({ height: "10", fontWeight: "regular", color: "text" });
const wrap = css({ color: "text-strong", fontWeight: "semibold" });
const group = css({
  paddingTop: "4",
  paddingBottom: "1",
  paddingInline: "cell-pad",
  color: "text-strong",
  fontSize: "xs",
  fontWeight: "bold",
  textAlign: "left",
});
const yes = css({ marginLeft: "auto", color: "success" });
const no = css({ marginLeft: "auto", color: "text-muted" });
