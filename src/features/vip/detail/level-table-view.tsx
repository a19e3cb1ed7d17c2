// Levels as columns, terms as rows. The head stays while the page scrolls. Where the columns need more room than the
// page has, head and first column stay while a frame scrolls.
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { percentText } from "#lib/text/format.ts";
import type { VipLevel } from "#contract/api/vip.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { figures } from "#ui/money/money.tsx";
import { Given } from "../compare/compare-table.tsx";
import { LevelEmblem } from "../emblem/level-emblem.tsx";
import {
  allRights,
  type LevelTable,
  type RebatesOr,
  TERM_GROUPS,
  type TermGroup,
  termValue,
} from "../levels/level-terms.ts";
import { useTermText } from "../levels/term-text.ts";
import { cell, first, GroupRow, TermRow } from "./table-rows.tsx";

interface LevelTableViewProps {
  readonly table: LevelTable;
  /** Null while it is not known. */
  readonly own: number | null;
  readonly rebates: RebatesOr;
}

/** As many fit a page beside the member's menu. */
const MOST_COLUMNS = 11;
const GROUPS = Object.keys(TERM_GROUPS) as TermGroup[];

export function LevelTableView({ table, own, rebates }: LevelTableViewProps) {
  const { t } = useTranslation("vip");
  const textOf = useTermText();
  const { levels, keepDays } = table;
  const rows = { levels, own };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard
    <section
      aria-label={t("detail.table")}
      tabIndex={0}
      className={frame({ fits: levels.length <= MOST_COLUMNS })}
    >
      <table className={sheet}>
        <Head levels={levels} own={own} />
        {GROUPS.map((group) => (
          <tbody key={group}>
            <GroupRow text={t(`compare.group.${group}`)} columns={levels.length} />
            {TERM_GROUPS[group].map((term) => (
              <TermRow key={term} {...rows} name={t(`term.${term}`, { days: keepDays })}>
                {(level) => (
                  <span className={figures}>{textOf(termValue(term, level, rebates))}</span>
                )}
              </TermRow>
            ))}
          </tbody>
        ))}
        <tbody>
          <GroupRow text={t("compare.group.right")} columns={levels.length} />
          {allRights(levels).map((right) => (
            <TermRow key={right} {...rows} name={right}>
              {({ rights }) => <Given given={rights.includes(right)} />}
            </TermRow>
          ))}
        </tbody>
        {(typeof rebates === "string" ? [] : rebates.categories).map(
          ({ category, lowBasisPoints, highBasisPoints, venues }) => (
            <tbody key={category}>
              <GroupRow
                text={t("detail.venue", { name: t(`category.${category}`) })}
                note={`${percentText(lowBasisPoints)} – ${percentText(highBasisPoints)}`}
                columns={levels.length}
              />
              {venues.map(({ enName, name, basisPoints }) => (
                <TermRow key={enName} {...rows} name={name}>
                  {({ level }) => <Rate basisPoints={basisPoints[level]} />}
                </TermRow>
              ))}
            </tbody>
          ),
        )}
      </table>
    </section>
  );
}

function Rate({ basisPoints }: { readonly basisPoints: number | undefined }) {
  const { t } = useTranslation("vip");
  const text = basisPoints === undefined ? t("none") : percentText(basisPoints);
  return <span className={figures}>{text}</span>;
}

function Head({
  levels,
  own,
}: {
  readonly levels: readonly VipLevel[];
  readonly own: number | null;
}) {
  const { t } = useTranslation("vip");
  const scrolled = useRef(false);
  /** The member's level is visible at first. */
  const centre = (column: HTMLElement | null) => {
    const box = column?.closest<HTMLElement>("section");
    if (column == null || box == null || scrolled.current) return;
    scrolled.current = true;
    box.scrollLeft = column.offsetLeft - (box.clientWidth - column.offsetWidth) / 2;
  };
  return (
    <thead>
      <tr>
        <th scope="col" className={cx(headTop, first, corner)}>
          {t("detail.term")}
        </th>
        {levels.map(({ level, name }) => (
          <th
            key={level}
            scope="col"
            ref={level === own ? centre : undefined}
            data-own={level === own || undefined}
            className={cx(headTop, cell)}
          >
            <LevelEmblem level={level} size="sm" className={middle} />
            <Text as="span" display="block" marginTop="1" color="text-muted" size="2xs">
              {t("short", { level })}
            </Text>
            <Text as="span" display="block" color="text-strong" weight="bold">
              {name}
            </Text>
            {level === own && (
              <Text as="span" display="block" color="accent-text" size="2xs">
                {t("detail.mine")}
              </Text>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const PAGE_HAS_ROOM = "@media (min-width: 85rem)";
const frame = cva({
  base: {
    position: "relative",
    maxHeight: "below-header",
    overflow: "auto",
    overscrollBehaviorX: "contain",
  },
  variants: {
    fits: {
      true: {
        [PAGE_HAS_ROOM]: {
          maxHeight: "none",
          overflow: "visible",
          "& thead th": { top: "header" },
        },
      },
    },
  },
});
const sheet = css({
  width: "full",
  fontSize: "sm",
  borderCollapse: "separate",
  borderSpacing: "0",
});
const headTop = css({
  position: "sticky",
  top: "0",
  zIndex: "2",
  paddingBlock: "3",
  paddingInline: "cell-pad",
  background: "surface-sunken",
  verticalAlign: "top",
  "&[data-own]": { background: "accent-subtle", boxShadow: "edge-top" },
});
const corner = css({
  zIndex: "3",
  color: "text-muted",
  fontSize: "xs",
  fontWeight: "medium",
  verticalAlign: "bottom",
});
const middle = css({ marginInline: "auto" });
