import { css, cva, cx } from "#styled/css/index.js";
import { Row, Stack } from "#styled/jsx/index.js";
import { useGradual } from "#lib/time/use-gradual.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { RoadTile } from "../cards/road-tile.tsx";
import { TableCard } from "../cards/table-card.tsx";
import type { TableView } from "./table-filter.ts";

/** Cards drawn in one frame. */
const STEP = 8;

interface TableGridProps {
  readonly ids: readonly string[];
  readonly view: TableView;
  readonly label: string;
  readonly onDetails: (id: string) => void;
}

export function TableGrid({ ids, view, label, onDetails }: TableGridProps) {
  const Item = view === "cards" ? TableCard : RoadTile;
  const drawn = useGradual(ids.length, STEP);
  return (
    <ul aria-label={label} className={grid({ view })}>
      {ids.slice(0, drawn).map((id) => (
        <li key={id} className={css({ minWidth: "0" })}>
          <Item id={id} onDetails={onDetails} />
        </li>
      ))}
    </ul>
  );
}

/** As many as fill a window. */
const WAITING = 20;

export function GridSkeleton({ view }: { readonly view: TableView }) {
  return (
    <div aria-hidden="true" className={grid({ view })}>
      {Array.from({ length: WAITING }, (_, at) => (
        <div key={at} className={cx(cardStyle, waiting({ view }))}>
          {view === "cards" && <Skeleton radius="none" className={scene} />}
          <Stack gap="3" rows="minmax(0, 1fr) auto" flex="1" padding="3">
            <Skeleton radius="md" className={css({ height: "full" })} />
            <Row align="center" justify="space-between">
              <Skeleton className={css({ width: "2/5", height: "4" })} />
              <Skeleton radius="md" className={css({ width: "26", height: "control" })} />
            </Row>
          </Stack>
        </div>
      ))}
    </div>
  );
}

const grid = cva({
  base: { display: "grid", gap: { base: "3", desktop: { base: "4", _professional: "2" } } },
  variants: {
    view: {
      cards: {
        gridTemplateColumns: {
          base: "repeat(auto-fill, minmax(min(100%, 19rem), 1fr))",
          _professional: "repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))",
        },
      },
      roads: {
        gridTemplateColumns: {
          base: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
          _professional: "repeat(auto-fill, minmax(min(100%, 14.5rem), 1fr))",
        },
      },
    },
  },
});
// As a card: drawing, results, limits and button.
const scene = css({ flex: "none", height: { base: "38", _professional: "22" } });
const waiting = cva({
  base: { display: "flex", flexDirection: "column", overflow: "hidden" },
  variants: {
    view: {
      cards: { height: { base: "93", _professional: "66" } },
      roads: { height: "48" },
    },
  },
});
