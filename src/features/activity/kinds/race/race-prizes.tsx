import { useTranslation } from "react-i18next";
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { css, cx } from "#styled/css/index.js";
import { formatCents } from "#lib/format.ts";
import { figures, Money } from "#ui/money.tsx";
import { placesText } from "./race-words.ts";

interface RacePrizesProps {
  readonly mechanics: MechanicsOf<"racePage">;
}

/** Prizes by place; their sum is the pool. */
export function RacePrizes({ mechanics }: RacePrizesProps) {
  const { t } = useTranslation("activity");
  const { prizes, poolCents, roundHours, minCents } = mechanics;
  return (
    <>
      <p className={css({ fontSize: "sm" })}>
        {t(roundHours === null ? "race.pool" : "race.poolOfRound", {
          amount: formatCents(poolCents),
        })}
        {minCents > 0 && t("race.least", { amount: formatCents(minCents) })}
      </p>
      <ul className={grid}>
        {prizes.map((prize) => (
          <li key={prize.from} className={cell}>
            <span className={muted}>
              {t("race.places", { places: placesText(prize), count: prize.to - prize.from + 1 })}
            </span>
            <Money cents={prize.rewardCents} className={cx(figures, sum)} />
          </li>
        ))}
      </ul>
    </>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
  gap: "2",
});
const cell = css({
  display: "grid",
  gap: "1",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
});
const muted = css({ color: "text-muted", fontSize: "xs" });
const sum = css({ color: "alt-text", fontSize: "xl", fontWeight: "bold" });
