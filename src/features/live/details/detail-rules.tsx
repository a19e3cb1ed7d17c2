import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { Heading, Row, Text } from "#styled/jsx/index.js";
import { figures } from "#ui/money/money.tsx";

export function DetailRules({ game }: { readonly game: LiveTable["game"] }) {
  const { t } = useTranslation("live");
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Heading as="h3" id={title} size="md">
        {t("details.rules")}
      </Heading>
      <Text marginBlock="2" color="text" size="sm" lineHeight="1-6">
        {t(`rules.${game}.text`)}
      </Text>
      <dl className={list}>
        {PAYOUTS[game].map(([bet, pays]) => (
          <Row key={bet} justify="space-between" gap="3" paddingBlock="2" borderTop="thin">
            <dt>{t(bet)}</dt>
            <Text as="dd" color="text-strong" weight="semibold" className={figures}>
              {pays}
            </Text>
          </Row>
        ))}
      </dl>
    </section>
  );
}

const list = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(2, minmax(0, 1fr))" },
  columnGap: "6",
  fontSize: "sm",
});

// What the bets of a table pay, as printed on its cloth.

/** Text of the bet, and the win of a stake of one. */
const PAYOUTS = {
  baccarat: [
    ["rules.baccarat.bets.banker", "1 : 0.95"],
    ["rules.baccarat.bets.player", "1 : 1"],
    ["rules.baccarat.bets.tie", "1 : 8"],
    ["rules.baccarat.bets.pair", "1 : 11"],
  ],
  dragonTiger: [
    ["rules.dragonTiger.bets.dragon", "1 : 1"],
    ["rules.dragonTiger.bets.tiger", "1 : 1"],
    ["rules.dragonTiger.bets.tie", "1 : 8"],
  ],
  roulette: [
    ["rules.roulette.bets.straight", "1 : 35"],
    ["rules.roulette.bets.dozen", "1 : 2"],
    ["rules.roulette.bets.even", "1 : 1"],
  ],
  sicBo: [
    ["rules.sicBo.bets.bigSmall", "1 : 1"],
    ["rules.sicBo.bets.oddEven", "1 : 1"],
    ["rules.sicBo.bets.sum", "1 : 6 – 1 : 60"],
    ["rules.sicBo.bets.anyTriple", "1 : 30"],
    ["rules.sicBo.bets.triple", "1 : 180"],
  ],
  niuNiu: [["rules.niuNiu.bets.position", "1 : 0.95"]],
} as const satisfies Readonly<
  Record<LiveTable["game"], readonly (readonly [bet: string, pays: string])[]>
>;
