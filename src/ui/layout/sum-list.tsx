// Sums above a record: a name and a figure each.
import type { ReactNode } from "react";
import { css, cva } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";

interface SumListProps {
  /** While the sums load. */
  readonly busy: boolean;
  /** `plain` in a frame of its own. */
  readonly look?: "framed" | "plain";
  readonly sums: readonly {
    readonly name: string;
    /** Undefined while it loads. */
    readonly value: ReactNode;
    /** A button that explains the figure. */
    readonly help?: ReactNode;
  }[];
}

export function SumList({ busy, look = "framed", sums }: SumListProps) {
  return (
    <dl aria-busy={busy} className={list({ look })} data-few={sums.length < 3 || undefined}>
      {sums.map(({ name, value = "–", help }) => (
        <div key={name}>
          <Text
            as="dt"
            color="text-muted"
            size="xs"
            className={help === undefined ? undefined : withHelp}
          >
            {name}
            {help}
          </Text>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const list = cva({
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))" },
    gap: "3",
    "& dd": { color: "text-strong", fontSize: "md", fontWeight: "figure" },
  },
  variants: {
    look: {
      framed: {
        padding: { base: "3", desktop: "4" },
        borderRadius: "md",
        background: "surface-sunken",
        "&:not([data-few])": { desktop: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
        "& dd": { fontSize: { desktop: { base: "lg", _professional: "sm" } } },
        // Name and figure in one line.
        _professional: {
          desktop: {
            paddingBlock: "1-5",
            "& > div": { display: "flex", alignItems: "center", gap: "2" },
          },
        },
      },
      plain: { desktop: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
    },
  },
});
/** The button is higher than the line. */
const withHelp = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  "& > button": { marginBlock: "-1" },
});
