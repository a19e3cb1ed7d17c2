// Skeleton of a section until its code has loaded: the same head and size.
import type { SectionKey } from "#contract/layout.ts";
import { cva } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { Skeleton } from "#ui/states/skeleton.tsx";

type Shape = "line" | "live" | "strip" | "table" | "wall" | "band" | "card" | "bracket";

const SHAPES: Readonly<Record<SectionKey, Shape>> = {
  announcements: "line",
  live: "live",
  "sport-table": "table",
  esports: "table",
  bracket: "bracket",
  standings: "card",
  tables: "wall",
  lottery: "wall",
  "draw-results": "card",
  rooms: "wall",
  "venues-bento": "wall",
  "venues-arches": "strip",
  "venues-chips": "line",
  "venues-waves": "wall",
  "games-wall": "wall",
  "games-ranked": "table",
  jackpot: "strip",
  "jackpot-band": "line",
  winners: "card",
  "promotions-bento": "wall",
  "promotions-cards": "strip",
  download: "strip",
  "download-card": "band",
  sponsor: "strip",
};

const HEADED: ReadonlySet<Shape> = new Set(["live", "strip", "wall"]);

export function SectionSkeleton({ section }: { readonly section: SectionKey }) {
  const shape = SHAPES[section];
  return (
    <div aria-hidden="true">
      {HEADED.has(shape) ? (
        <Stack width="48" height="control" marginBottom="5">
          <Skeleton />
        </Stack>
      ) : null}
      <div className={body({ shape })}>
        <Skeleton />
      </div>
    </div>
  );
}

const body = cva({
  base: { display: "grid" },
  variants: {
    shape: {
      line: { height: "12" },
      live: { height: { base: "60", _professional: "50" } },
      strip: { height: "60" },
      table: { height: "128" },
      wall: { height: "120" },
      band: { height: "34" },
      card: { height: "80" },
      bracket: { height: "91" },
    },
  },
});
