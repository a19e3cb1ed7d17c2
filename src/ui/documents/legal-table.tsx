/* oxlint-disable react/no-array-index-key -- the parts of a page never move */
import { css } from "#styled/css/index.js";
import type { Block } from "#contract/legal.ts";
import { LegalInline } from "./legal-inline.tsx";

type Table = Extract<Block, { kind: "table" }>;

interface LegalTableProps {
  readonly table: Table;
  readonly label: string;
}

/** Scrolls inside its frame on a phone, by keyboard too. */
export function LegalTable({ table: { head, rows }, label }: LegalTableProps) {
  return (
    <section tabIndex={0} aria-label={label} className={frame}>
      <table className={grid}>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col" className={headCell}>
                <LegalInline parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className={line}>
              {row.map((cell, at) => (
                <td key={at} className={bodyCell}>
                  <LegalInline parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const frame = css({
  marginBlock: "4",
  borderRadius: "md",
  boxShadow: "edge",
  overflowX: "auto",
  breakInside: "avoid",
});

const grid = css({
  width: "full",
  minWidth: "104",
  fontSize: "sm",
  fontVariantNumeric: "tabular-nums",
  lineHeight: "1-6",
});

const headCell = css({
  paddingBlock: "2",
  paddingInline: "4",
  background: "surface-sunken",
  color: "text-muted",
  fontWeight: "medium",
  textAlign: "left",
  whiteSpace: "nowrap",
});

const line = css({ _hover: { background: "surface-hover" } });

const bodyCell = css({
  minWidth: "22",
  paddingBlock: "2-5",
  paddingInline: "4",
  borderTop: "thin",
  verticalAlign: "top",
  overflowWrap: "normal",
  "&:first-child": { color: "text-strong", fontWeight: "medium" },
});
