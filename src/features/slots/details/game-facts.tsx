import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { formatCents, formatCount } from "#lib/text/format.ts";
import { figures } from "#ui/money/money.tsx";
import { VolatilitySteps } from "../games/volatility-steps.tsx";

/** Facts that a venue has not published say so: a player should not take a gap for a zero. */
export function GameFacts({ game }: { readonly game: Game }) {
  const { t } = useTranslation("slots");
  const { rtp, volatility, lines, maxWin, players, jackpotCents } = game;
  const unknown = t("details.unknown");
  return (
    <dl className={grid}>
      <Fact name={t("details.rtp")}>{rtp === null ? unknown : `${rtp.toFixed(2)}%`}</Fact>
      <Fact name={t("details.volatility")}>
        {volatility === null ? unknown : <VolatilitySteps value={volatility} />}
      </Fact>
      <Fact name={t("details.maxWin")}>{maxWin === "" ? unknown : maxWin}</Fact>
      {lines !== null && (
        <Fact name={t("details.lines")}>{t("details.linesOf", { count: formatCount(lines) })}</Fact>
      )}
      <Fact name={t("details.limits")}>{limitsOf(game) ?? unknown}</Fact>
      {players > 0 && <Fact name={t("details.players")}>{formatCount(players)}</Fact>}
      {jackpotCents !== null && (
        <Fact name={t("details.jackpot")}>
          <Text as="span" color="win" weight="bold">
            {formatCents(wholeYuan(jackpotCents))}
          </Text>
        </Fact>
      )}
    </dl>
  );
}

function limitsOf({ minBetCents, maxBetCents }: Game): string | null {
  if (minBetCents === null || maxBetCents === null) return null;
  return `${formatCents(minBetCents)} – ${formatCents(maxBetCents)}`;
}

const wholeYuan = (cents: number) => Math.floor(cents / 100) * 100;

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <Stack gap="0-5" padding="3" borderRadius="md" background="surface-sunken" minWidth="0">
      <Text as="dt" color="text-muted" size="xs">
        {name}
      </Text>
      <Text as="dd" color="text-strong" size="sm" weight="semibold" className={figures}>
        {children}
      </Text>
    </Stack>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "2",
  // The last of an odd number fills its line.
  "& > :last-child:nth-child(odd)": { gridColumn: "1 / -1" },
});
