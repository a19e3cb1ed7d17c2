import type { ReactNode } from "react";
import type { VipLevel } from "#contract/api/vip.ts";
import { css, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { figures } from "#ui/money/money.tsx";
import { flatCell } from "#ui/tables/table-cells.ts";

interface TermRowProps {
  readonly name: string;
  readonly levels: readonly VipLevel[];
  readonly own: number | null;
  readonly children: (level: VipLevel) => ReactNode;
}

/** One term of all levels. */
export function TermRow({ name, levels, own, children }: TermRowProps) {
  return (
    <tr className={line}>
      <th scope="row" className={cx(flatCell, first)}>
        {name}
      </th>
      {levels.map((level) => (
        <td
          key={level.level}
          data-own={level.level === own || undefined}
          className={cx(flatCell, cell, value)}
        >
          {children(level)}
        </td>
      ))}
    </tr>
  );
}

interface GroupRowProps {
  readonly text: string;
  readonly note?: string;
  /** Beside the first. */
  readonly columns: number;
}

export function GroupRow({ text, note, columns }: GroupRowProps) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns + 1} className={group}>
        <span className={stays}>
          {text}
          {note !== undefined && (
            <Text as="span" color="text-muted" size="2xs" weight="regular" className={figures}>
              {note}
            </Text>
          )}
        </span>
      </th>
    </tr>
  );
}

export const first = css({
  position: "sticky",
  left: "0",
  zIndex: "1",
  width: { base: "28", desktop: "40" },
  minWidth: { base: "28", desktop: "40" },
  paddingInline: { base: "3", desktop: "4" },
  background: "surface",
  color: "text",
  fontWeight: "regular",
  textAlign: "left",
});
export const cell = css({
  minWidth: { base: "26", desktop: "20" },
  // Eleven levels fit the page with this.
  paddingInline: { base: "2", desktop: "1" },
  textAlign: "center",
});

const line = css({
  "& > *": { height: "row" },
  _hover: { "& > *": { background: "surface-hover" } },
});
const value = css({
  color: "text-strong",
  "& > svg": { marginInline: "auto" },
  "&[data-own]": { background: "accent-subtle", fontWeight: "bold" },
});
const group = css({
  height: "row",
  background: "surface-sunken",
  borderTop: "thin",
  color: "text-strong",
  fontSize: "xs",
  fontWeight: "bold",
  textAlign: "left",
});
const stays = css({
  position: "sticky",
  left: "0",
  display: "inline-flex",
  alignItems: "baseline",
  gap: "2",
  paddingInline: { base: "3", desktop: "4" },
});
