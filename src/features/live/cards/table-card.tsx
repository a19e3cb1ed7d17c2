// A live table. Its roads are drawn once it comes near the window, and follow the stream while it is in view.
import { memo, useRef } from "react";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { useInView } from "#lib/browser/use-in-view.ts";
import { ArtFrame } from "#ui/pictures/cover-art.tsx";
import { figures } from "#ui/money/money.tsx";
import { useTable } from "../feed/use-table.ts";
import { limitRange } from "./limit-range.ts";
import { SitAtTableButton } from "./sit-at-table-button.tsx";
import { TableFigures } from "./table-figures.tsx";
import { resultsPanel, TableResults } from "./table-results.tsx";
import { TableScene } from "./table-scene.tsx";

interface TableCardProps {
  readonly id: string;
  readonly onDetails: (id: string) => void;
}

export const TableCard = memo(function TableCard({ id, onDetails }: TableCardProps) {
  const place = useRef<HTMLDivElement>(null);
  const { inView, near } = useInView(place);
  const held = useTable(id, inView);
  if (held === undefined) return null;
  return (
    <ArtFrame ref={place} className={cx("group", card)}>
      <TableScene held={held} live={inView} near={near} onDetails={() => onDetails(id)} />
      <div className={body}>
        {near ? <TableResults table={held.table} /> : <div className={resultsPanel} />}
        <TableFigures table={held.table} />
        <Foot table={held.table} />
      </div>
    </ArtFrame>
  );
});

function Foot({ table }: { readonly table: LiveTable }) {
  const { limits, vendor } = table;
  return (
    <Row align="center" justify="space-between" gap="3" marginTop="auto">
      <Stack as="p" minWidth="0" size="xs">
        <Text as="b" color="on-art" size="sm" className={figures}>
          {limitRange(limits)}
        </Text>
        <Text as="span" color="on-art-muted" truncate>
          {vendor}
        </Text>
      </Stack>
      <SitAtTableButton table={table} tone="glass" />
    </Row>
  );
}

const card = css({
  // Far below the window a card is neither laid out nor painted; until then it is as high as its skeleton.
  contentVisibility: "auto",
  containIntrinsicHeight: { base: "auto {sizes.93}", _professional: "auto {sizes.66}" },
  display: "flex",
  flexDirection: "column",
  height: "full",
  borderRadius: "lg",
  boxShadow: {
    base: "[inset 0 0 0 1px color-mix(in oklch, {colors.metal} 42%, transparent), {shadows.1}]",
    _professional: "edge-art",
  },
  // The line lies over the drawing.
  _after: {
    content: '""',
    position: "absolute",
    inset: "0",
    borderRadius: "inherit",
    boxShadow: {
      base: "edge-metal",
      _professional: "edge-art",
    },
    pointerEvents: "none",
  },
});
const body = css({
  display: "flex",
  flexDirection: "column",
  flex: "1",
  gap: { base: "2-5", _professional: "2" },
  padding: { base: "3", _professional: "2" },
});
