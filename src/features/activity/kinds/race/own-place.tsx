import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RaceBoard } from "#contract/api/activities.ts";
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { formatCents } from "#lib/text/format.ts";
import { Countdown } from "#ui/money/countdown.tsx";
import { figures } from "#ui/money/money.tsx";
import { raceScoreText } from "./race-words.ts";

interface OwnPlaceProps {
  readonly board: RaceBoard;
  readonly mechanics: MechanicsOf<"racePage">;
}

/** The member's place, what is missing to the next prize, and when the round ends. */
export function OwnPlace({ board, mechanics }: OwnPlaceProps) {
  const { t } = useTranslation("activity");
  const { mine, final, rows, to, time } = board;
  const { metric } = mechanics;
  const own = rows.find((row) => row.mine);
  return (
    <div className={band}>
      {mine !== null && (
        <>
          <Fact name={t("race.own.place")}>
            {/* Says a new place, not each refresh. */}
            <span aria-live="polite">
              {mine.place === null ? t("race.own.none") : t("race.own.nth", { place: mine.place })}
            </span>
          </Fact>
          <Fact name={t("race.own.score")}>{raceScoreText(metric, mine.score)}</Fact>
          <Fact name={t(final ? "race.own.won" : "race.own.prize")}>
            {formatCents(own?.rewardCents ?? 0)}
          </Fact>
          {!final && mine.toNext !== null && (
            <Fact name={t("race.own.toNext")}>{raceScoreText(metric, mine.toNext)}</Fact>
          )}
        </>
      )}
      <Fact name={t(to <= time ? "race.endedAt" : "race.left")}>
        {to <= time ? (
          t(final ? "race.final" : "race.checking")
        ) : (
          <Countdown until={to} look="plain" />
        )}
      </Fact>
    </div>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <Stack gap="0-5" minWidth="0">
      <Text as="span" color="text-muted" size="xs">
        {name}
      </Text>
      <Text as="b" color="text-strong" size={{ base: "md", desktop: "lg" }} className={figures}>
        {children}
      </Text>
    </Stack>
  );
}

const band = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(7.5rem, 1fr))",
  gap: "3",
  padding: "4",
  borderRadius: "md",
  background: "accent-subtle",
});
