import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { shownLine } from "#contract/betting/lines.ts";
import type { OddsType } from "#contract/betting/odds.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { isResultCode, type Outcome, RESULT_CODES } from "#contract/betting/result-codes.ts";
import { css } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { Badge } from "#ui/text/badge.tsx";
import { legWords } from "#domain/bets/leg-words.ts";
import { scoreText, signedLine } from "#domain/bets/play-words.ts";
import { explainLeg, type HalfStake, type LegReason } from "./explain-leg.ts";

type Leg = Ticket["legs"][number];

interface LegExplainedProps {
  readonly leg: Leg;
  readonly oddsType: OddsType;
  /** Of a combination: the price of what remains counts, and no factor of its own. */
  readonly part?: boolean;
}

export function LegExplained({ leg, oddsType, part = false }: LegExplainedProps) {
  const { t } = useTranslation("sport");
  const reason = explainLeg(leg);
  const { backed, odds, play, match } = legWords(leg, oddsType, t);
  return (
    <Stack as="li" gap="1">
      <Row as="p" justify="space-between" gap="2" color="text-strong">
        <b>{odds === "" ? backed : `${backed} @ ${odds}`}</b>
        {reason !== null && <Code reason={reason} />}
      </Row>
      <Text color="text-muted">
        {play} · {match}
      </Text>
      {reason === null ? (
        <p>{t("bets.explain.open")}</p>
      ) : (
        <Steps leg={leg} reason={reason} part={part} />
      )}
      <Text color="text-muted">{t(`bets.rule.${playSpec(leg.w).rule}`)}</Text>
    </Stack>
  );
}

function Code({ reason: { code, outcome, deadHeat } }: { readonly reason: LegReason }) {
  const { t } = useTranslation("sport");
  const meaning = isResultCode(code) ? RESULT_CODES[code] : undefined;
  const won = outcome === "W" || outcome === "LW";
  return (
    <Badge tone={won ? "win" : "raised"}>
      {t(deadHeat === null ? `bets.code.${meaning ?? "cancelled"}` : "bets.deadHeat")} {code}
    </Badge>
  );
}

interface StepsProps {
  readonly leg: Leg;
  readonly reason: LegReason;
  readonly part: boolean;
}

function Steps({ leg, reason, part }: StepsProps) {
  const { t } = useTranslation("sport");
  const { score, scoreAtBet, halves, factor, outcome, deadHeat } = reason;
  const at = scoreText(scoreAtBet);
  return (
    <ul role="list" className={steps}>
      {score !== null && <li>{t("bets.explain.score", { score: scoreText(score) })}</li>}
      {at !== null && <li>{t("bets.explain.atBet", { score: at })}</li>}
      {halves.length === 2 && <li>{t("bets.explain.split")}</li>}
      {halves.map((half) => (
        <li key={half.line}>
          <Half half={half} signed={playSpec(leg.w).rule === "handicap"} share={halves.length} />
        </li>
      ))}
      {deadHeat !== null && <li>{t("bets.explain.deadHeat", deadHeat)}</li>}
      {outcome === "D" && <li>{t(part ? "bets.explain.partVoid" : "bets.explain.void")}</li>}
      {!part && <li>{t("bets.explain.factor", { factor })}</li>}
    </ul>
  );
}

interface HalfProps {
  readonly half: HalfStake;
  readonly signed: boolean;
  /** Number of equal parts the stake is split into. */
  readonly share: number;
}

function Half({ half: { line, outcome }, signed, share }: HalfProps) {
  const { t } = useTranslation("sport");
  const shown = signed ? signedLine(line) : shownLine(line);
  const result = t(`bets.code.${WORDS[outcome]}`);
  return t(share === 2 ? "bets.explain.half" : "bets.explain.whole", { line: shown, result });
}

const WORDS = {
  W: "win",
  LW: "halfWin",
  P: "push",
  LL: "halfLoss",
  L: "loss",
  D: "cancelled",
} as const satisfies Record<Outcome, string>;

/** Neutral badges have the background of the card. */
const steps = css({
  display: "grid",
  gap: "0-5",
  paddingLeft: "3",
  borderLeft: "strong-thick",
  fontVariantNumeric: "tabular-nums",
});
