import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { cssVars } from "#ui/text/css-vars.ts";
import { rowSpans, TRACKS } from "./full-rows.ts";
import { SectionFrame } from "./section-frame.tsx";
import { venueList } from "./venue-list.ts";
import { WavePanel } from "../cards/venues/wave-panel.tsx";

export function Section() {
  const { t } = useTranslation("home");
  const [lead, ...rest] = venueList();
  if (lead === undefined) return null;
  const threes = rowSpans(rest.length, 3);
  const pairs = rowSpans(rest.length, 2);
  return (
    <SectionFrame title={t("sections.venuesWaves.title")} note={t("sections.venuesWaves.note")}>
      <ul className={grid} style={cssVars({ "--tracks": TRACKS })}>
        <li className={whole}>
          <WavePanel venue={lead} lead />
        </li>
        {rest.map((venue, index) => (
          <li
            key={venue}
            className={cell}
            style={cssVars({
              "--three": threes[index] ?? TRACKS,
              "--pair": pairs[index] ?? TRACKS,
            })}
          >
            <WavePanel venue={venue} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(var(--tracks), minmax(0, 1fr))",
  marginInline: "-1-5",
  rowGap: { base: "4", _professional: "3" },
  "@container (min-width: 54rem)": { marginInline: "-2" },
});
const whole = css({
  gridColumn: "1 / -1",
  paddingInline: "1-5",
  "@container (min-width: 54rem)": { paddingInline: "2" },
});
const cell = css({
  gridColumn: "span var(--pair)",
  paddingInline: "1-5",
  "@container (min-width: 54rem)": { gridColumn: "span var(--three)", paddingInline: "2" },
});
