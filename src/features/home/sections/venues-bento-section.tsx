import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { arrangeBento } from "./bento.ts";
import { SectionFrame } from "./section-frame.tsx";
import { venueList } from "./venue-list.ts";
import { VenueTile } from "../cards/venues/venue-tile.tsx";

/** Columns beside the dominant tile. */
const COLUMNS = 4;

export function Section() {
  const { t } = useTranslation("home");
  const [lead, ...rest] = venueList();
  if (lead === undefined) return null;
  const cells = arrangeBento(rest.length, COLUMNS);
  return (
    <SectionFrame title={t("sections.venuesBento.title")} note={t("sections.venuesBento.note")}>
      <div className={grid}>
        <VenueTile venue={lead} lead className={rest.length === 0 ? alone : dominant} />
        {rest.map((venue, index) => {
          const { span = 1, rows = 1, phoneSpan = 1 } = cells[index] ?? {};
          return (
            <VenueTile
              key={venue}
              venue={venue}
              className={cell}
              vars={{ "--span": span, "--rows": rows, "--phone-span": phoneSpan }}
            />
          );
        })}
      </div>
    </SectionFrame>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gridAutoRows: "34",
  gap: "2-5",
  "@container (min-width: 54rem)": {
    gridTemplateColumns: "minmax(0, 1.9fr) repeat(4, minmax(0, 1fr))",
    gridAutoRows: { base: "53", _professional: "36" },
    gap: { base: "4", _professional: "2" },
  },
});
const dominant = css({
  gridColumn: "1 / -1",
  "@container (min-width: 54rem)": { gridColumn: "auto", gridRow: "span 2" },
});
const alone = css({ gridColumn: "1 / -1", gridRow: "span 2" });
const cell = css({
  gridColumn: "span var(--phone-span)",
  "@container (min-width: 54rem)": { gridColumn: "span var(--span)", gridRow: "span var(--rows)" },
});
