import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { type BallTone, NumberBalls } from "#domain/games/draws/number-balls.tsx";
import { bullText } from "#domain/games/tables/bull-text.ts";
import { latePart } from "#session/parts/late-part.tsx";

interface TableNumbersProps {
  readonly table: LiveTable;
  readonly most?: number;
  readonly tone: (value: number) => BallTone;
}

/** Last results of a table without roads, newest first; ranks of niu niu by their names, as in the lobby. */
export function TableNumbers({ table, most, tone }: TableNumbersProps) {
  const { t } = useTranslation("home");
  const balls = table.numbers.slice(0, most);
  if (table.game !== "niuNiu")
    return <NumberBalls balls={balls} tone={tone} label={t("tables.numbers")} />;
  return (
    <Suspense>
      <BullRanks balls={balls} tone={tone} />
    </Suspense>
  );
}

/** The texts of the lobby, which has the names, come with the first such table. */
const BullRanks = latePart(async () => Ranks, { texts: ["live"], unasked: true });

function Ranks(balls: Pick<Parameters<typeof NumberBalls>[0], "balls" | "tone">) {
  const { t } = useTranslation("live");
  return (
    <NumberBalls {...balls} label={t("bull.dealerRanks")} nameOf={(rank) => bullText(rank, t)} />
  );
}
