import { useTranslation } from "react-i18next";
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { css, cx } from "#styled/css/index.js";
import { Grid, Stack, Text } from "#styled/jsx/index.js";
import { formatCents } from "#lib/text/format.ts";
import { figures, Money } from "#ui/money/money.tsx";
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
      <Text size="sm">
        {t(roundHours === null ? "race.pool" : "race.poolOfRound", {
          amount: formatCents(poolCents),
        })}
        {minCents > 0 && t("race.least", { amount: formatCents(minCents) })}
      </Text>
      <Grid as="ul" columns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))" gap="2">
        {prizes.map((prize) => (
          <Stack
            as="li"
            key={prize.from}
            gap="1"
            padding="3"
            borderRadius="md"
            background="surface-sunken"
          >
            <Text as="span" color="text-muted" size="xs">
              {t("race.places", { places: placesText(prize), count: prize.to - prize.from + 1 })}
            </Text>
            <Money cents={prize.rewardCents} className={cx(figures, sum)} />
          </Stack>
        ))}
      </Grid>
    </>
  );
}

const sum = css({ color: "alt-text", fontSize: "xl", fontWeight: "bold" });
