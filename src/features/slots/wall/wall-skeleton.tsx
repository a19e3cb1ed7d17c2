import { css } from "#styled/css/index.js";
import { WaitingCell } from "./game-cell.tsx";

const CELLS = 18;

/** The wall before anything is known of it: covers in rows as wide as they will be. */
export function WallSkeleton() {
  return (
    <div aria-hidden="true" className={grid}>
      {Array.from({ length: CELLS }, (_, at) => (
        <div key={at}>
          <WaitingCell />
        </div>
      ))}
    </div>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(auto-fill, minmax(9.75rem, 1fr))",
    _professional: "repeat(auto-fill, minmax(7rem, 1fr))",
  },
  columnGap: { base: "4", _professional: "2" },
  rowGap: { base: "4", _professional: "2" },
});
