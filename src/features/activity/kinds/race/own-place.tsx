import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RaceBoard } from "#contract/api/activities.ts";
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { css, cx } from "#styled/css/index.js";
import { formatCents } from "#lib/format.ts";
import { Countdown } from "#ui/countdown.tsx";
import { figures } from "#ui/money.tsx";
import { scoreText } from "./race-words.ts";

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
          <Fact name={t("race.own.score")}>{scoreText(metric, mine.score)}</Fact>
          <Fact name={t(final ? "race.own.won" : "race.own.prize")}>
            {formatCents(own?.rewardCents ?? 0)}
          </Fact>
          {!final && mine.toNext !== null && (
            <Fact name={t("race.own.toNext")}>{scoreText(metric, mine.toNext)}</Fact>
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
    <div className={fact}>
      <span className={label}>{name}</span>
      <b className={cx(figures, value)}>{children}</b>
    </div>
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
const fact = css({ display: "grid", gap: "0-5", minWidth: "0" });
const label = css({ color: "text-muted", fontSize: "xs" });
const value = css({ color: "text-strong", fontSize: { base: "md", desktop: "lg" } });
