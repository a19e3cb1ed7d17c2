// Skeleton of a section until its code has loaded: the same head and size.
import type { SectionKey } from "#contract/layout.ts";
import { css, cva, cx } from "#styled/css/index.js";
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

/** Sections of tiles have a head above them. */
const TILED: ReadonlySet<Shape> = new Set(["live", "strip", "wall"]);

export function SectionSkeleton({ section }: { readonly section: SectionKey }) {
  const shape = SHAPES[section];
  const tiled = TILED.has(shape);
  return (
    <div aria-hidden="true">
      {tiled ? (
        <Stack width="48" height="control" marginBottom="5">
          <Skeleton />
        </Stack>
      ) : null}
      <Skeleton className={cx(body({ shape }), tiled && tiles)} />
    </div>
  );
}

// One element is cut into what comes: every part of its own would be one more to lay out.
/** Lines with a name, and with what stands at their end. */
const rows = {
  mask: "linear-gradient(#000 36%, #0000 0) 0 0 / 34% 2.75rem repeat-y, linear-gradient(#000 36%, #0000 0) 100% 0 / 34% 2.75rem repeat-y",
};
/** Pictures with a line of words below, as many as there is room for. */
const tiles = css({
  mask: "linear-gradient(#000 80%, #0000 0 88%, #000 0) 0 0 / 11rem 14rem space",
});
const body = cva({
  variants: {
    shape: {
      line: { height: "12" },
      live: { height: { base: "60", _professional: "50" } },
      strip: { height: "60" },
      table: { height: "128", ...rows },
      wall: { height: "120" },
      band: { height: "34" },
      card: { height: "80", ...rows },
      bracket: { height: "91", ...rows },
    },
  },
});
