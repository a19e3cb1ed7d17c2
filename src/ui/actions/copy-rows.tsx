// Values to type elsewhere, one per row, each with a copy button.
import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";
import { CopyButton } from "./copy-button.tsx";
import { wrappingFigures } from "../money/money.tsx";

export interface CopyRow {
  readonly label: string;
  readonly shown: ReactNode;
  /** Missing where there is nothing to copy. */
  readonly copied?: string | undefined;
  /** A number that is read digit by digit. */
  readonly large?: boolean;
  /** Where it differs from that of the page. */
  readonly lang?: string | undefined;
}

export function CopyRows({ rows }: { readonly rows: readonly CopyRow[] }) {
  return (
    <dl className={list}>
      {rows.map(({ label, shown, copied, lang, large = false }) => (
        <div key={label} className={row}>
          <dt className={name}>{label}</dt>
          <dd lang={lang} className={cx(wrappingFigures, value, large && big)}>
            {shown}
          </dd>
          {copied !== undefined && (
            <dd className={action}>
              <CopyButton tone="neutral" name={label} value={copied} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const list = css({ borderRadius: "lg", background: "surface-sunken" });
const row = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr) auto", desktop: "7rem minmax(0, 1fr) auto" },
  alignItems: "center",
  columnGap: "4",
  minHeight: { base: "16", desktop: "14" },
  paddingBlock: "2",
  paddingInline: { base: "4", desktop: "5" },
  "& + &": { borderTop: "thin" },
});
const name = css({
  gridColumn: "1",
  gridRow: "1",
  alignSelf: { base: "end", desktop: "center" },
  color: "text-muted",
  fontSize: { base: "xs", desktop: "sm" },
});
const value = css({
  gridColumn: { base: "1", desktop: "2" },
  alignSelf: { base: "start", desktop: "center" },
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
  overflowWrap: "anywhere",
});
const big = css({
  fontSize: { base: "md", desktop: "lg" },
  letterSpacing: { desktop: "wide" },
});
const action = css({
  gridColumn: { base: "2", desktop: "3" },
  gridRow: { base: "1 / 3", desktop: "1" },
});
