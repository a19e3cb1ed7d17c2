import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { RaceBoard } from "#contract/api/activities.ts";
import { css } from "#styled/css/index.js";
import { formatTime } from "#lib/format.ts";
import { IconButton } from "#ui/icon-button.tsx";

interface RoundChoiceProps {
  readonly board: RaceBoard;
  readonly onChoose: (round: number) => void;
}

/** The rounds that have begun, one after the other. */
export function RoundChoice({ board, onChoose }: RoundChoiceProps) {
  const { t } = useTranslation("activity");
  const { round, rounds, from, to, time } = board;
  const isLast = round + 1 >= rounds || to > time;
  return (
    <div className={line}>
      <IconButton
        size="sm"
        icon={ChevronLeft}
        label={t("race.before")}
        disabled={round === 0}
        onClick={() => onChoose(round - 1)}
      />
      <span aria-live="polite" className={name}>
        {t("race.round", { day: formatTime(from, "day"), round: round + 1, rounds })}
      </span>
      <IconButton
        size="sm"
        icon={ChevronRight}
        label={t("race.after")}
        disabled={isLast}
        onClick={() => onChoose(round + 1)}
      />
    </div>
  );
}

const line = css({ display: "flex", alignItems: "center", gap: "2" });
const name = css({ minWidth: "28", fontSize: "sm", fontWeight: "semibold", textAlign: "center" });
