// The legs of a bet, on the receipt and in my bets.
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import type { OddsType } from "#contract/betting/odds.ts";
import { isResultCode, RESULT_CODES } from "#contract/betting/result-codes.ts";
import { css } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { type LegFacts, type LegWords, legWords } from "#domain/bets/leg-words.ts";
import { partLegs } from "#domain/bets/part-legs.ts";
import { playAndBacked, scoreText } from "#domain/bets/play-words.ts";
import { Badge } from "#ui/text/badge.tsx";
import { figures } from "#ui/money/money.tsx";
import { useMatchState } from "../../feed/feed-store.ts";
import { WithoutParts } from "./without-parts.tsx";
import { MatchClock } from "../../feed/match-clock-view.tsx";

interface Leg
  extends
    LegFacts,
    Pick<
      Ticket["legs"][number],
      "gameId" | "priceId" | "now" | "result" | "parts" | "without" | "paidOdds"
    > {}

interface BetLegsProps<L extends Leg> {
  readonly bet: Pick<Ticket, "bankers" | "oddsType"> & { readonly legs: readonly L[] };
  /** More about a leg, below it. */
  readonly below?: ComponentType<{ readonly leg: L }>;
}

/** A single omits side and odds: they stand in its head. */
export function BetLegs<L extends Leg>({ bet, below: Below }: BetLegsProps<L>) {
  const { legs, bankers, oddsType } = bet;
  const several = legs.length > 1;
  return (
    <Stack as="ul" role="list" gap="1-5" minWidth="0">
      {legs.map((leg, index) => (
        <Stack as="li" key={leg.priceId} gap="0-5" minWidth="0">
          <LegView leg={leg} oddsType={oddsType} head={several} banker={bankers.includes(index)} />
          {Below && <Below leg={leg} />}
          {leg.parts.length > 0 && <Parts leg={leg} oddsType={oddsType} below={Below} />}
        </Stack>
      ))}
    </Stack>
  );
}

interface PartsProps<L extends Leg> {
  readonly leg: L;
  readonly oddsType: OddsType;
  readonly below: ComponentType<{ readonly leg: L }> | undefined;
}

/** Of a combination: its selections, and what it pays without one of them. */
function Parts<L extends Leg>({ leg, oddsType, below: Below }: PartsProps<L>) {
  const { t } = useTranslation("sport");
  const parts = partLegs(leg);
  const without = leg.result === null ? leg.without : [];
  return (
    <div className={nested}>
      <Stack as="ul" role="list" gap="1" minWidth="0">
        {parts.map((part) => (
          <Stack as="li" key={part.priceId} gap="0-5" minWidth="0">
            <PartView part={part} oddsType={oddsType} />
            {Below && <Below leg={part} />}
          </Stack>
        ))}
      </Stack>
      {leg.paidOdds !== null && (
        <Text color="text-strong">{t("view.combined.settledAt", { odds: leg.paidOdds })}</Text>
      )}
      <WithoutParts
        rows={without.flatMap(({ part, odds }) => {
          const own = parts[part];
          return own === undefined ? [] : [{ name: playAndBacked(own, t), odds }];
        })}
      />
    </div>
  );
}

/** Its match and kick-off stand above, with the combination. */
function PartView({ part, oddsType }: { readonly part: Leg; readonly oddsType: OddsType }) {
  const { t } = useTranslation("sport");
  const { backed, odds, play } = legWords(part, oddsType, t);
  return (
    <Row as="p" wrap="wrap" columnGap="2" color="text-muted">
      <Text as="b" color="text-strong" weight="semibold">
        {backed}
        {odds !== "" && <span className={figures}> @ {odds}</span>}
      </Text>
      <span>{play}</span>
      {part.result !== null && <LegState leg={part} />}
    </Row>
  );
}

interface LegViewProps {
  readonly leg: Leg;
  readonly oddsType: OddsType;
  readonly head: boolean;
  readonly banker: boolean;
}

function LegView({ leg, oddsType, head, banker }: LegViewProps) {
  const { t } = useTranslation("sport");
  const words = legWords(leg, oddsType, t);
  // The name of a combination is its play.
  const play = leg.parts.length > 0 ? null : words.play;
  const about = [play, words.live].filter((part) => part !== null).join(" · ");
  return (
    <>
      {head && <LegHead words={words} banker={banker} />}
      <Row as="p" wrap="wrap" columnGap="2" color="text-muted">
        {about !== "" && <span>{about}</span>}
        <span>{words.match}</span>
        <time className={figures}>{words.start}</time>
        <LegState leg={leg} />
      </Row>
    </>
  );
}

function LegHead({
  words: { backed, odds },
  banker,
}: {
  readonly words: LegWords;
  readonly banker: boolean;
}) {
  const { t } = useTranslation("sport");
  return (
    <Row as="p" justify="space-between" gap="2" color="text-strong" weight="semibold">
      <span>
        {backed}
        {odds !== "" && <span className={figures}> @ {odds}</span>}
      </span>
      {banker && <Badge tone="accent">{t("view.banker")}</Badge>}
    </Row>
  );
}

/** The score now, or the score that decided the leg, and its result. */
function LegState({ leg: { gameId, now, result } }: { readonly leg: Leg }) {
  const { t } = useTranslation("sport");
  const state = useMatchState(gameId);
  const running = result === null && state?.isLive === true;
  // What was not decided by a score shows none.
  const last = result === null ? now : result.score;
  const shown = scoreText(running ? [state.sc_FT_H, state.sc_FT_C] : last);
  const code = result?.code;
  const isLevel = (result?.deadHeat ?? null) !== null;
  return (
    <>
      {running && (
        <span className={figures}>
          <MatchClock gameId={gameId} />
        </span>
      )}
      {shown !== null && (
        <Text as="b" color="text-strong" weight="semibold" className={figures}>
          {t(result === null ? "bets.now" : "bets.final", { score: shown })}
        </Text>
      )}
      {code !== undefined && isResultCode(code) && (
        <Text as="b" color="text-strong" weight="semibold">
          {t(isLevel ? "bets.deadHeat" : `bets.code.${RESULT_CODES[code] ?? "cancelled"}`)}
        </Text>
      )}
    </>
  );
}

const nested = css({ display: "grid", gap: "1", paddingLeft: "2", borderLeft: "strong-thick" });
