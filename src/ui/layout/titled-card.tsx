import { type ReactNode, useId } from "react";
import { cva, cx } from "#styled/css/index.js";
import { Box, Heading, Text } from "#styled/jsx/index.js";
import { cardStyle } from "./card-style.ts";

interface TitledCardProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** At the end of the heading's line. */
  readonly end?: ReactNode;
  /** `toEdges`: of rows that reach the edges of the card, and bring their own space. */
  readonly content?: "inside" | "toEdges";
  readonly children: ReactNode;
}

/** A part of a page: a card with its heading. */
export function TitledCard({ title, note, end, content = "inside", children }: TitledCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(cardStyle, frame({ content }))}>
      <div className={head({ content })}>
        <Heading id={id} size="lg" lineHeight="tight">
          {title}
        </Heading>
        {note !== undefined && (
          <Text color="text-muted" size="xs">
            {note}
          </Text>
        )}
        {end !== undefined && <Box marginLeft="auto">{end}</Box>}
      </div>
      {children}
    </section>
  );
}

const frame = cva({
  base: { minWidth: "0" },
  variants: {
    content: {
      inside: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: "4",
        padding: { base: "4", desktop: { base: "6", _professional: "4" } },
      },
      toEdges: { paddingTop: { base: "4", desktop: "5" }, paddingBottom: "2" },
    },
  },
});
const head = cva({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    rowGap: "1",
  },
  variants: {
    content: {
      inside: {},
      toEdges: { paddingInline: { base: "4", desktop: "6" }, paddingBottom: "3" },
    },
  },
});
