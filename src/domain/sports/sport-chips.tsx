// Filter by sport or game, with counts.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Chip } from "#ui/buttons/chip.tsx";

interface SportChipsProps {
  readonly counts: readonly {
    readonly sport: string;
    readonly name: string;
    readonly count: number;
  }[];
  /** Null: all. */
  readonly chosen: string | null;
  readonly onChoose: (sport: string | null) => void;
  /** False when only one may be shown at a time. */
  readonly every?: boolean;
}

export function SportChips({ counts, chosen, onChoose, every = true }: SportChipsProps) {
  const { t } = useTranslation("home");
  if (counts.length === 0) return <div className={row} aria-hidden="true" />;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className={row} aria-label={t("match.filter")}>
      {every ? (
        <li>
          <Chip pressed={chosen === null} count={all} onClick={() => onChoose(null)}>
            {t("match.all")}
          </Chip>
        </li>
      ) : null}
      {counts.map(({ sport, name, count }) => (
        <li key={sport}>
          <Chip pressed={chosen === sport} count={count} onClick={() => onChoose(sport)}>
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

const row = css({
  display: "flex",
  // Keeps its width while the filters load; aligned by its container.
  flex: "1",
  justifyContent: "inherit",
  gap: { base: "2", _professional: "1-5" },
  minWidth: "0",
  // Height of a chip while there is none.
  minHeight: "[calc({sizes.control-sm} + 4px)]",
  padding: "0-5",
  layerStyle: "scrollRow",
});
