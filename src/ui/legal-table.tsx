/* oxlint-disable react/no-array-index-key -- the parts of a document never move */
import { css } from "#styled/css/index.js";
import type { Block } from "#contract/legal.ts";
import { LegalInline } from "./legal-inline.tsx";

type Table = Extract<Block, { kind: "table" }>;

/** Scrolls inside its frame on narrow screens. */
export function LegalTable({ head, rows }: Pick<Table, "head" | "rows">) {
  return (
    <div className={frame}>
      <table className={table}>
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
            <tr key={index}>
              {row.map((cell, at) => (
                <td key={at} className={bodyCell}>
                  <LegalInline parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const frame = css({ marginBlock: "4", overflowX: "auto" });
const table = css({ width: "full", minWidth: "[28rem]", fontSize: "sm" });

const headCell = css({
  paddingBlock: "2",
  paddingInline: "cell-pad",
  background: "surface-sunken",
  color: "text-muted",
  fontWeight: "medium",
  textAlign: "left",
});

const bodyCell = css({
  paddingBlock: "2",
  paddingInline: "cell-pad",
  borderTop: "[1px solid {colors.border}]",
  verticalAlign: "top",
});
